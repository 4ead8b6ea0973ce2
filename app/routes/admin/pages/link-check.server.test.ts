import { expect, test } from "vitest";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { addLanguages } from "#tests/support/two-languages.ts";
import { action } from "./link-check.ts";

test("LANG-03: links of a document are checked as they are followed in its language", async () => {
  await addLanguages("de");
  await createArticle({ slug: "tide" });
  await createArticle({ slug: "flut", language: "de" });
  const headers = { Cookie: await sessionCookieOf(await createStaff()), "Content-Type": "application/json" };
  const check = async (language?: string) => {
    const body = JSON.stringify({ paths: ["/news/tide", "/news/flut"], language });
    const request = new Request("http://localhost/admin/link-check", { method: "POST", headers, body });
    const response = await action(routeArguments(request));
    return { status: response.status, ...(await response.json()) };
  };
  expect(await check()).toEqual({ status: 200, broken: ["/news/flut"] });
  expect(await check("")).toEqual({ status: 200, broken: ["/news/flut"] });
  expect(await check("de")).toEqual({ status: 200, broken: ["/news/tide"] });
  expect(await check("xx")).toMatchObject({ status: 400 });
});
