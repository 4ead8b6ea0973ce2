import { expect, test } from "vitest";
import { root } from "#tools/root.ts";
import { conclude, type Outcome, slowestTests } from "./outcome.ts";
import { countPlaywright } from "./playwright.ts";
import { readReport } from "./report.ts";
import { countVitest } from "./vitest.ts";

test("the last line counts all tests, and failures are listed above it", () => {
  const outcomes = [
    { passed: 3, failures: [] },
    { passed: 4, failures: ["lint", "some test\n  Expected: 1"] },
  ];
  expect(conclude(outcomes)).toEqual({
    text: "Failed:\n  lint\n  some test\n    Expected: 1\n7 passed, 2 failed",
    exitCode: 1,
  });
  expect(conclude(outcomes.slice(0, 1))).toEqual({ text: "3 passed, 0 failed", exitCode: 0 });
});

test("the slowest files of all parts are listed, slowest first", () => {
  const outcomes: Outcome[] = [
    { passed: 1, failures: [], seconds: { "app/one.test.ts": 2.4, "app/two.test.ts": 31 } },
    { passed: 1, failures: [], seconds: { "lead.spec.ts": 12 } },
  ];
  expect(conclude(outcomes).text).toBe(
    "Slowest files:\n    31 s app/two.test.ts\n    12 s lead.spec.ts\n     2 s app/one.test.ts\n2 passed, 0 failed",
  );
});

test("the slowest tests of all parts are reported, slowest first, 60 at most", () => {
  const quick = Array.from({ length: 60 }, (_, n) => ({ file: "a.test.ts", title: `${n}`, seconds: 1 }));
  const slow = { file: "lead.spec.ts", title: "sends", seconds: 12 };
  const found = slowestTests([
    { passed: 60, failures: [], tests: quick },
    { passed: 1, failures: [], tests: [slow] },
  ]);
  expect(found[0]).toEqual(slow);
  expect(found).toHaveLength(60);
});

test("a run without tests fails", () => {
  expect(conclude([{ passed: 0, failures: [] }])).toEqual({ text: "0 passed, 0 failed", exitCode: 1 });
});

test("a file that vitest cannot run counts as a failure, a skipped test does not count", () => {
  const testResults = [
    {
      name: `${root}app/one.test.ts`,
      status: "failed",
      message: "",
      startTime: 0,
      endTime: 1500,
      assertionResults: [
        { status: "passed", fullName: "works", duration: 700 },
        { status: "skipped", fullName: "waits" },
        { status: "failed", fullName: "breaks", failureMessages: ["Error: no\n\n  at breaks"] },
      ],
    },
    {
      name: `${root}app/two.test.ts`,
      status: "failed",
      message: "SyntaxError: no\n  at",
      startTime: 0,
      endTime: 0,
      assertionResults: [],
    },
  ];
  expect(countVitest({ testResults })).toEqual({
    passed: 1,
    failures: [
      "app/one.test.ts › breaks\n  Error: no\n    at breaks",
      "app/two.test.ts\n  SyntaxError: no\n    at",
    ],
    seconds: { "app/one.test.ts": 1.5, "app/two.test.ts": 0 },
    tests: [
      { file: "app/one.test.ts", title: "works", seconds: 0.7 },
      { file: "app/one.test.ts", title: "waits", seconds: 0 },
      { file: "app/one.test.ts", title: "breaks", seconds: 0 },
    ],
  });
});

test("end-to-end tests are counted in every suite and browser", () => {
  const error = { message: "\u001b[31mExpected: 1\u001b[39m\n\nReceived: 2" };
  const test = (title: string, ...statuses: ("expected" | "unexpected" | "skipped")[]) => ({
    title,
    file: "lead.spec.ts",
    tests: statuses.map((status) => ({
      projectName: "desktop",
      status,
      results: [{ duration: 500, error }],
    })),
  });
  const suites = [
    {
      title: "lead.spec.ts",
      specs: [test("sends", "expected"), test("fails", "unexpected")],
      suites: [{ title: "inner", specs: [test("works", "expected", "skipped")] }],
    },
  ];
  expect(countPlaywright({ suites, errors: [{ message: "no browser\n at" }] })).toEqual({
    passed: 2,
    failures: [
      "lead.spec.ts › fails (desktop)\n  Expected: 1\n  Received: 2",
      "end-to-end tests\n  no browser\n   at",
    ],
    seconds: { "lead.spec.ts": 2 },
    tests: [
      { file: "lead.spec.ts", title: "sends (desktop)", seconds: 0.5 },
      { file: "lead.spec.ts", title: "fails (desktop)", seconds: 0.5 },
      { file: "lead.spec.ts", title: "works (desktop)", seconds: 0.5 },
      { file: "lead.spec.ts", title: "works (desktop)", seconds: 0.5 },
    ],
  });
});

test("a program that fails without a failing test counts as a failure", async () => {
  const silent = await readReport(
    async () => 1,
    () => ({ passed: 5, failures: [] }),
  );
  expect(silent).toEqual({ passed: 0, failures: ["no report was written (exit code 1)"] });
});
