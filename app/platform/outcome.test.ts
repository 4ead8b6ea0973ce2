import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { isDatabaseAway } from "./outcome.ts";

const failure = (code: string, cause?: Error) => Object.assign(new Error(code, { cause }), { code });

/** As Drizzle passes on what the driver fails with. */
const queryError = (cause: Error) => new DrizzleQueryError("select 1", [], cause);

describe("an error of the connection to Postgres", () => {
  test.each([
    ...["CONNECT_TIMEOUT", "CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECTION_ENDED"],
    ...["ECONNREFUSED", "ECONNRESET", "EPIPE"],
    ...["08000", "08001", "08003", "08004", "08006", "08007", "08P01", "57P01", "57P02", "57P03"],
  ])("SAFE-02: %s counts as a database that cannot be reached, at any depth", (code) => {
    expect(isDatabaseAway(failure(code))).toBe(true);
    expect(isDatabaseAway(queryError(failure(code)))).toBe(true);
    expect(isDatabaseAway(new Error("the lead", { cause: queryError(failure(code)) }))).toBe(true);
  });
});

test.each(["23505", "40001", "42P01", "22P02", "57014", "0A000", "ENOENT"])(
  "SAFE-02: %s is an error of the statement, not of the connection",
  (code) => {
    expect(isDatabaseAway(queryError(failure(code)))).toBe(false);
  },
);

test.each([undefined, null, "08P01", {}])(
  "SAFE-02: %j thrown in place of an error is no error of the connection",
  (value) => {
    expect(isDatabaseAway(value)).toBe(false);
  },
);
