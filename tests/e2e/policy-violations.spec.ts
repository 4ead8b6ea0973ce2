import type { Page } from "playwright/test";
import { prepareAdminScreens } from "#tests/admin-screens.ts";
import { openPage } from "#tests/answers-to-script.ts";
import { expect, test } from "#tests/fixtures.ts";
import { pageKinds } from "#tests/page-kinds.ts";

/*
 * Every public page is opened by accessibility.spec.ts, and a refusal of the policy is an error in the console, which
 * fails any journey. This looks at every kind of page and at every screen of the admin on purpose.
 */

test("SAFE-04: no page of the site asks for anything that its policy refuses", async ({ page }) => {
  const refused = await noteViolations(page);
  for (const { path } of [...pageKinds, { path: "/search?q=ferry" }, { path: "/no-such-page" }]) {
    await openPage(page, path);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState("networkidle");
  }
  expect(refused).toEqual([]);
});

// One medium is a row alone.
test.use({ expectedErrors: [/^404 .*\/media\//] });

test("SAFE-04: no screen of the admin asks for anything that its policy refuses", async ({ page, staff }) => {
  test.slow(); // every screen
  const refused = await noteViolations(page);
  const { screens, clear } = await prepareAdminScreens(staff.id);
  try {
    for (const { name, path } of screens) {
      const answer = await page.request.get(path, { maxRedirects: 5 }).catch(() => undefined);
      if (!answer?.headers()["content-type"]?.startsWith("text/html")) continue; // no screen
      await page.goto(path);
      await page.waitForLoadState("load");
      await page.waitForLoadState("networkidle", { timeout: 1000 }).catch(() => {}); // it listens for ever
      expect(refused, name).toEqual([]);
    }
  } finally {
    await clear();
  }
});

/** What the policies of the page's documents, and of those in its frames, refuse from now on. */
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
