import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { documentsAt, prepareAdminScreens } from "#tests/support/admin-screens.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { pageKinds } from "#tests/support/page-kinds.ts";
import { aPicture } from "#tests/support/pictures.ts";
import { watchNetwork } from "#tests/support/quiet.ts";
import { p } from "#tests/support/rich-text.ts";

/*
 * accessibility.spec.ts opens every public page, and a policy violation is a console error, which fails any test. This
 * test covers every kind of page and every screen of the admin explicitly.
 */

test("SAFE-04: no page of the site violates its content security policy", async ({ page }) => {
  const refused = await noteViolations(page);
  const untilQuiet = watchNetwork(page);
  for (const { path } of [...pageKinds, { path: "/search?q=ferry" }, { path: "/no-such-page" }]) {
    await openPage(page, path);
    await page.mouse.wheel(0, 20_000);
    await untilQuiet();
  }
  expect(refused).toEqual([]);
});

// One medium is a row without a file.
test.use({ expectedErrors: [/^404 .*\/media\//] });

test("SAFE-04: no admin screen violates its content security policy", async ({ page, staff }) => {
  test.slow(); // every screen
  const refused = await noteViolations(page);
  const untilQuiet = watchNetwork(page);
  const { paths, clear } = await prepareAdminScreens(staff.id);
  try {
    const screens = await documentsAt(page.request, paths);
    expect(screens.size).toBeGreaterThan(30);
    for (const path of screens.keys()) {
      await page.goto(path);
      await untilQuiet();
      expect(refused, path).toEqual([]);
    }
  } finally {
    await clear();
  }
});

test("SAFE-04: admin screens name the host of an external picture instead of loading it", async ({
  page,
  staff: _,
  anArticle,
  aTestimonial,
}) => {
  const refused = await noteViolations(page);
  await page.route("https://pictures.example/**", async (route) =>
    route.fulfill({
      contentType: "image/png",
      body: await aPicture({ format: "png", width: 40, height: 40 }),
    }),
  );
  const src = "https://pictures.example/quay.png";
  const picture = { type: "image" as const, attrs: { src, alt: "The quay" } };
  const body = { type: "doc" as const, content: [p("Below is the quay."), picture] };
  const article = await anArticle({
    slug: `elsewhere-${randomUUID().slice(0, 8)}`,
    coverImage: src,
    body,
  });
  const testimonial = await aTestimonial({ name: "From elsewhere", avatar: src });
  await openPage(page, `/admin/content/news/${article.id}`);
  await expect(page.getByText("Picture on pictures.example").first()).toBeAttached();
  await expect(page.locator(".external-picture")).toHaveAttribute("data-host", "pictures.example");
  await expect(page.getByRole("textbox", { name: "Text", exact: true }).locator("img")).toHaveCount(0);
  await openPage(page, `/admin/content/testimonials/${testimonial.id}`);
  await expect(page.getByText("Picture on pictures.example").first()).toBeAttached();
  await openPage(page, "/admin/content/testimonials");
  await expect(page.getByText("Picture on pictures.example").first()).toBeAttached();
  expect(refused.filter((violation) => violation.startsWith("/admin"))).toEqual([]);
});

/** Policy violations from now on, in the page's documents and their frames. */
async function noteViolations(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("noteViolation", (violation: string) => void refused.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      Object(window).noteViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return refused;
}
