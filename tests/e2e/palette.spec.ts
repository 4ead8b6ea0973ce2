import { eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";

test("DESK-02, TASK-01: by keyboard the palette opens a lead by its name and starts an action", async ({
  page,
  staff: _,
}) => {
  const name = `Odile ${crypto.randomUUID().slice(0, 8)}`;
  const lead = await createLead({ name });
  await openPage(page, "/admin/pages");

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Find anything" })).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole("option", { name: new RegExp(name) })).toHaveAttribute("aria-selected", "true");
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/leads/${lead.id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("new task");
  await expect(page.getByRole("option", { name: "New task" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "New task" })).toBeVisible();

  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Find anything");
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option", { name: "New task" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.type("redirects");
  await page.keyboard.press("Enter"); // before its results arrive
  await expect(page.getByRole("heading", { level: 1, name: "Redirects" })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("dark");
  await page.getByRole("option", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
  await openPage(page, "/admin/overview");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("heading", { name: /^New leads/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "System" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", /./);
  await db.delete(leads).where(eq(leads.id, lead.id));
});

test("DESK-02: the search button opens the palette again after Ctrl K closed it", async ({
  page,
  staff: _,
}) => {
  await openPage(page, "/admin/pages");
  const find = page.getByRole("banner").getByRole("link", { name: /^Find/ });
  const field = page.getByRole("combobox", { name: "Find anything" });
  for (let time = 0; time < 2; time += 1) {
    await find.click();
    await expect(field).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(field).toBeHidden();
  }
});

test("DESK-02: a shortcut of the screen does nothing behind the list of shortcuts", async ({
  page,
  staff: _,
}) => {
  const { id } = await createLead({ name: "Odile Wren" });
  await openPage(page, `/admin/leads/${id}`);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toBeVisible();
  await page.keyboard.press("7");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "New", pressed: true })).toBeVisible();
  await db.delete(leads).where(eq(leads.id, id));
});

test("DESK-02: Ctrl K pressed before hydration opens the palette as soon as it loads", async ({
  page,
  staff: _,
}) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const key = new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true, cancelable: true });
      const isHandled = document.body && !document.body.dispatchEvent(key);
      if (!isHandled) port2.postMessage(undefined);
    };
    port2.postMessage(undefined);
  });
  await page.goto("/admin/overview");
  await expect(page.getByRole("combobox", { name: "Find anything" })).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ADMIN-04: a plain form searches everything, and shows leads only to roles that may read them", async ({
    page,
    context,
    baseURL,
  }) => {
    const name = `Odile ${crypto.randomUUID().slice(0, 8)}`;
    const lead = await createLead({ name });
    await signInAs(context, baseURL, "editor");
    await page.goto("/admin/overview");
    await page.getByRole("link", { name: "Find" }).click();
    await page.getByLabel("Find anything").fill("pricing");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("link", { name: /^Pricing/ })).toBeVisible();
    await page.goto(`/admin/find?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole("heading", { name: /^Nothing found/ })).toBeVisible();
    await db.delete(leads).where(eq(leads.id, lead.id));
  });
});
