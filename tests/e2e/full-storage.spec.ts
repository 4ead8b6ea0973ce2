import type { Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { openEditor, saved, steps } from "./editor-page.ts";

declare global {
  interface Window {
    isStorageFull: boolean;
  }
}

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.isStorageFull = true;
    const refuse = () => {
      if (window.isStorageFull) throw new DOMException("The storage is full", "QuotaExceededError");
    };
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...values) {
      refuse();
      return put.apply(this, values);
    };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...values) {
      refuse();
      return setItem.apply(this, values);
    };
  }),
);

const warning = "Not saved on this device: keep this tab open";

/** Tries to leave, answers the browser's question with “stay”, and resolves to the dialog's type. */
async function staysWhen(page: Page, leave: () => Promise<unknown>): Promise<string> {
  const asked = page.waitForEvent("dialog");
  const left = leave();
  const dialog = await asked;
  await dialog.dismiss();
  await left;
  return dialog.type();
}

test("ADMIN-06: with full storage the editor warns that only this tab has the work and asks before leaving, until a write succeeds", async ({
  page,
  context,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([steps("Before")]);
  const status = page.getByRole("status", { name: "Saving" });
  const heading = page.getByLabel("Heading");
  try {
    await openEditor(page, edited.slug);
    await context.setOffline(true);
    await heading.click();
    await heading.press("End");
    await heading.pressSequentially("!");
    await expect(status).toContainText("Offline");
    await expect(status).toContainText(warning);
    await expect(status).not.toContainText("stored in this browser");
    expect(await staysWhen(page, () => page.close({ runBeforeUnload: true }))).toBe("beforeunload");
    expect(await staysWhen(page, () => page.getByRole("link", { name: "Pages" }).click())).toBe("confirm");
    await expect(heading).toHaveValue("Before!");

    await page.evaluate(() => {
      window.isStorageFull = false;
    });
    await heading.press("End");
    await heading.pressSequentially("!");
    await expect(status).toContainText("Offline (stored in this browser)");
    await expect(status).not.toContainText(warning);

    await context.setOffline(false);
    await saved(page);
    await expect(heading).toHaveValue("Before!!");
  } finally {
    await context.setOffline(false);
  }
});

test("ADMIN-06: with full storage, submitting a form to another address asks no leave confirmation", async ({
  page,
  staff: _,
}) => {
  const task = await createTask();
  await openPage(page, `/admin/tasks/${task.id}`);
  const comment = page.getByRole("textbox", { name: "Comment" });
  await comment.click();
  await comment.fill("Written without storage");
  await expect(page.getByRole("alert").filter({ hasText: warning })).toBeVisible();
  await page.getByRole("button", { name: "Comment" }).click();
  await expect(
    page.getByRole("article").or(page.getByRole("listitem")).getByText("Written without storage"),
  ).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: warning })).toHaveCount(0);
});
