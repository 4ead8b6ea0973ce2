import { expect, test } from "vitest";
import { messagesIn } from "#app/languages/messages.server.ts";
import { errorTexts } from "./route-error.tsx";

const { errors } = messagesIn("en");

const refused = (status: number) => errorTexts({ status, statusText: "", internal: false, data: "" }, errors);

test.each([400, 408, 413, 429])(
  "ROUTE-09: a refused request (%i) is not called an error of the site",
  (status) => {
    expect(refused(status)).toMatchObject({ status, title: "Request not accepted", isExpected: true });
  },
);

test("ROUTE-09: other errors have their own words, and only unknown ones are in the log", () => {
  expect(refused(404)).toMatchObject({ title: "Page not found", isExpected: true });
  for (const error of [refused(500), errorTexts(new Error("broken"), errors)])
    expect(error).toMatchObject({ status: 500, title: "Something went wrong", isExpected: false });
});
