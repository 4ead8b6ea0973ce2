import type { Page } from "playwright/test";
import { paths } from "#app/paths/paths.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test.use({ consent: "unanswered", expectedErrors: [/cannot save the consent record/] });

const kinds = ["throws", "undefined", "null", "quota 0"];

for (const kind of kinds) {
  test(`WORLD-02, ADMIN-01: with storage blocked (${kind}) the links of the admin work`, async ({
    page,
    staff,
  }) => {
    expect(staff.role).toBe("owner");
    await blockStorage(page, kind);
    await page.goto(paths.admin.leads());
    await page.getByRole("link", { name: "Tasks", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tasks");
    await page.getByRole("link", { name: "Pages", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pages");
  });

  test(`WORLD-02: with storage blocked (${kind}) links, back and the consent banner work`, async ({
    page,
  }) => {
    await blockStorage(page, kind);
    await openPage(page, "/services");
    await page.getByRole("button", { name: "Accept All" }).click();
    await expect(page.getByRole("button", { name: "Accept All" })).toBeHidden();

    await page.getByRole("main").getByRole("link", { name: "Tech stack" }).first().click();
    await expect(page).toHaveURL(/tech-stack$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Something went wrong/);
    await page.goBack();
    await expect(page).toHaveURL(/\/services$/);
  });
}

async function blockStorage(page: Page, kind: string) {
  await page.addInitScript((kind) => {
    if (kind === "quota 0") {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      return;
    }
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          if (kind === "throws") throw new DOMException("blocked", "SecurityError");
          return kind === "null" ? null : undefined;
        },
      });
    }
  }, kind);
}
