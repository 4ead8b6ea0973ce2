import { documentsAt, prepareAdminScreens } from "#tests/support/admin-screens.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { publicRoutes } from "#tests/support/public-routes.ts";
import { findInvalid } from "#tools/audits/nu-checker.ts";

const others = [
  "/no-such-page",
  "/404?q=apps",
  "/search",
  "/search?q=ferry",
  "/search?q=zeppelin",
  "/lets-talk/sent",
  "/admin/sign-in",
  "/admin/recover",
  "/admin/setup",
];

test("ROUTE-07: the Nu HTML checker finds nothing wrong on any page of the site", async ({ request }) => {
  test.slow(); // starts Java, which may have to be installed
  expect(await findInvalid(await documentsAt(request, [...publicRoutes, ...others]))).toEqual([]);
});

test("ROUTE-03: the Nu HTML checker finds nothing wrong on any admin screen", async ({ context, staff }) => {
  test.slow();
  const { paths, clear } = await prepareAdminScreens(staff.id);
  try {
    const pages = await documentsAt(context.request, paths);
    expect(pages.size).toBeGreaterThan(30);
    expect(await findInvalid(pages)).toEqual([]);
  } finally {
    await clear();
  }
});
