import { expect, test } from "vitest";
import { adminErrorTexts } from "./admin-page.tsx";

const refused = (status: number, problem: unknown) =>
  adminErrorTexts({ status, statusText: "", internal: false, data: problem });

test("ROUTE-09: a refused form shows its own message, and other client errors do not mention the log", () => {
  expect(refused(413, "The form has too many fields.")).toEqual({
    status: 413,
    title: "Not saved",
    hint: "The form has too many fields. Use your browser’s Back button to return to the form.",
  });
  expect(refused(429, "").hint).not.toContain("log");
  expect(refused(500, "").hint).toContain("log");
});
