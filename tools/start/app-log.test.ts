import { expect, test } from "vitest";
import { sortLine } from "./app-log.ts";

const entry = (fields: object) => JSON.stringify({ time: "2031-05-01T12:00:00.000Z", ...fields });

test("log entries of the app are kept, and warnings and errors are also shown", () => {
  const info = entry({ level: 30, msg: "lead captured" });
  expect(sortLine(info)).toEqual({ keep: info, show: undefined });

  const warning = entry({ level: 40, msg: "no testimonials", requestId: "r1", count: 0 });
  expect(sortLine(warning)).toEqual({ keep: warning, show: "warning no testimonials requestId=r1 count=0" });

  const error = entry({
    level: 50,
    msg: "query failed",
    err: { message: "gone", stack: "Error: gone\n    at here" },
  });
  expect(sortLine(error).show).toBe("error query failed\n  Error: gone\n      at here");
});

test.each([
  "GET / 200 - - 12.345 ms",
  "POST /lets-talk 303 - - 8.1 ms",
  "GET /healthz - - - - ms",
  "[remix-serve] http://localhost:3000 (http://127.0.0.1:3000)",
  "undefined",
  "",
])("access log lines and start messages are dropped: %j", (line) => {
  expect(sortLine(line)).toEqual({});
});

test.each(["Error: something", "GET lost", "{ not json", '{"json":"but no entry"}'])(
  "other output is shown: %s",
  (line) => {
    expect(sortLine(line)).toEqual({ show: line });
  },
);
