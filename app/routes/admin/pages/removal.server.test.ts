import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { redirects } from "#db/schema/redirects.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { action } from "./removal.tsx";

let cookie = "";

beforeEach(async () => {
  const staff = await createStaff();
  cookie = await sessionCookieOf(staff);
});

/** Deletes the page with this slug and redirects its path. */
function remove(slug: string, to: string) {
  const request = new Request(`http://localhost/admin/pages/${slug}/removal`, {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams({ outcome: "redirect", to }),
  });
  return action(routeArguments(request, { slug }));
}

test("PAGE-05: the path of a deleted page redirects to an escaped target", async () => {
  await createPage({ slug: "dwh" });
  expect(await remove("dwh", "/путь")).toMatchObject({ status: 303 });
  expect(await db.select().from(redirects)).toMatchObject([
    { fromPath: "/dwh", toPath: "/%D0%BF%D1%83%D1%82%D1%8C" },
  ]);
});

test.each([
  ["", "Use a path that starts with /, or a web address"],
  ["//evil.example", "Use a path that starts with /, or a web address"],
  [`/${"п".repeat(400)}`, "Use at most 2000 characters"],
  ["/DWH/", "This page is being deleted too. Choose another"],
  [`${env.SITE_URL}/dwh`, "This page is being deleted too. Choose another"],
  ["/back", "This page is being deleted too. Choose another"],
  ["/dwh/loads?x", "This page is being deleted too. Choose another"],
])("PAGE-05: a page is not deleted with a redirect to %j", async (to, problem) => {
  await createPage({ slug: "dwh" });
  await createPage({ slug: "loads", parentSlug: "dwh" });
  await db.insert(redirects).values({ fromPath: "/back", toPath: "/dwh/loads" });
  expect(await remove("dwh", to)).toMatchObject({ data: { problem }, init: { status: 400 } });
  expect(await db.$count(redirects)).toBe(1);
});
