import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import type { Locator, Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press } from "#tests/support/keyboard.ts";
import { openEditor, openPanel, outline, saved } from "./editor-page.ts";

test.use({ expectedErrors: [/ERR_FAILED|^500 |^SyntaxError|Failed to load resource/] });

/** Every part of a screen that loads its own data, by module, and the URL of that data. */
const panels = {
  "admin/media/media-picker.tsx": "/admin/media/choices",
  "admin/palette/palette.tsx": "/admin/find/items",
  "admin/editor/page/address-forms.tsx": "/admin/slug-check",
  "admin/settings/retention-forecast.tsx": "/admin/settings/lead-data/forecast",
  "admin/tasks/lead-field.tsx": "/admin/tasks/leads",
};

const panelData = new RegExp(`(${Object.values(panels).join("|")})(\\?|$)`);

const unreachable = {
  message: "The site cannot be reached.",
  break: (page: Page) => page.route(panelData, (route) => route.abort()),
};
const broken = {
  message: "This could not be loaded.",
  break: (page: Page) => page.route(panelData, (route) => route.fulfill({ status: 500 })),
};

interface Panel {
  /** The action that requests the data. */
  open: () => Promise<unknown>;
  /** Where the error is shown. */
  place: Locator;
  /** The loaded data. */
  content: Locator;
  close?: () => Promise<unknown>;
  /** Input beside the panel, which must be kept. */
  typed: () => Promise<unknown>;
}

/** Media to choose from, or the empty state. */
const library = (picker: Locator) =>
  picker.locator("[data-choice]").or(picker.getByText("Nothing here yet")).first();

/**
 * Makes the panel fail, and recovers with its own button. Panels share the code that loads their data, so one of them
 * fails in every way and each of them in one.
 */
async function survives(page: Page, panel: Panel, failure = broken) {
  const alert = errorOf(page, panel);
  await failure.break(page);
  await panel.open();
  await expect(alert).toContainText(failure.message);
  await page.unroute(panelData);
  await alert.getByRole("button", { name: "Try again" }).click();
  await staysWhole(page, panel);
}

/** Makes the panel fail without a session, and recovers once there is one again. */
async function survivesSigningOut(page: Page, panel: Panel) {
  const alert = errorOf(page, panel);
  const { pathname } = new URL(page.url());
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await panel.open();
  await expect(alert).toContainText("You are signed out.");
  await expect(alert.getByRole("link", { name: "Sign in again" })).toHaveAttribute(
    "href",
    `/admin/sign-in?returnTo=${encodeURIComponent(pathname)}`,
  );
  await page.context().addCookies(cookies);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await staysWhole(page, panel);
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
}

function errorOf(page: Page, { place }: Panel): Locator {
  return place.getByRole("alert").filter({ has: page.getByRole("button", { name: "Try again" }) });
}

async function staysWhole(page: Page, panel: Panel) {
  await expect(panel.content).toBeVisible();
  await expect(errorOf(page, panel)).toHaveCount(0);
  await panel.close?.();
  await panel.typed();
}

test("ADMIN-06: every admin panel that loads data has a case in this file", () => {
  const app = fileURLToPath(new URL("../../app/", import.meta.url));
  const modules = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes(".test.") && file !== "admin/panel-loading.tsx",
  );
  const loading = modules.filter((file) =>
    /\busePanelData<|\bfetchPanel<|\bfetcher\.load\(/.test(readFileSync(`${app}${file}`, "utf8")),
  );
  expect(loading.sort()).toEqual(Object.keys(panels).sort());
});

test("ADMIN-06: a media picker that fails to load leaves the editor and its input in place", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  test.slow();
  const edited = await aPageOf([{ type: "hero", version: 2, props: { headline: "Before", facts: [] } }]);
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  await openEditor(page, edited.slug);
  await outline(page).getByRole("option").first().click();
  const headline = page.getByRole("textbox", { name: "Headline" });
  await headline.fill("Typed before the failure");
  await survives(page, {
    open: () => page.getByRole("button", { name: "Choose a picture" }).click(),
    place: dialog,
    content: library(dialog),
    close: () => page.keyboard.press("Escape"),
    typed: () => expect(headline).toHaveValue("Typed before the failure"),
  });
});

test("ADMIN-06: a palette that fails to load in any way leaves a form and its input in place", async ({
  page,
  staff: _,
}) => {
  test.slow();
  const task = await createTask();
  await openPage(page, `/admin/tasks/${task.id}`);
  const comment = page.getByRole("textbox", { name: "Comment" });
  await comment.fill("Typed before the failure");
  const typed = () => expect(comment).toHaveValue("Typed before the failure");

  const palette = page.getByRole("dialog", { name: "Find anything" });
  const panel = {
    open: () => page.keyboard.press("ControlOrMeta+k"),
    place: palette,
    content: palette.getByRole("option", { name: "Pages" }).first(),
    close: () => page.keyboard.press("Escape"),
    typed,
  };
  await survives(page, panel);
  await survives(page, panel, unreachable);
  await survivesSigningOut(page, panel);

  expect(await findings(page)).toEqual([]);
});

test("ADMIN-06: a slug check that fails to load leaves the panel and its input in place", async ({
  page,
  staff: _,
  own,
}) => {
  test.slow();
  await openEditor(page, own.granite.slug);
  await page.getByLabel("Headline").fill("Typed before the failure");
  await openPanel(page, "Address and menus");
  let asked = 0;
  const address = page.getByRole("form", { name: "Address" });
  await survives(page, {
    open() {
      asked += 1;
      return page.getByLabel("Slug").fill(`free-${asked}-${own.word}`);
    },
    place: address,
    content: address.getByText("Available."),
    typed: () => expect(page.getByLabel("Headline")).toHaveValue("Typed before the failure"),
  });
  expect(await findings(page)).toEqual([]);
});

test("ADMIN-06: a page panel that fails to load leaves the editor in place", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([{ type: "hero", props: { headline: "Before" } }]);
  await openEditor(page, edited.slug);
  await page.getByLabel("Headline").fill("Typed before the failure");
  await saved(page);
  await page.route("**/versions.data*", (route) => route.fulfill({ status: 500 }));
  await press(page.locator("#editor-menu"), "Enter");
  await press(page.getByRole("link", { name: "Versions" }), "Enter");
  const lost = page.getByRole("dialog", { name: "This could not be loaded" });
  await expect(lost).toBeVisible();
  await page.unroute("**/versions.data*");
  await lost.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Versions" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Headline")).toHaveValue("Typed before the failure");
});

test("ADMIN-06: a lead search that fails to load leaves a task and its input in place", async ({
  page,
  staff: _,
}) => {
  test.slow();
  const lead = await createLead({ name: `Petra ${crypto.randomUUID()}` });
  try {
    await openPage(page, "/admin/tasks/new");
    const title = page.getByLabel("Title");
    await title.fill("Typed before the failure");
    const field = page.getByRole("combobox", { name: "Lead" });
    await survives(page, {
      open: () => field.fill(lead.name),
      place: page.getByRole("main"),
      content: page.getByRole("option", { name: lead.name }),
      close: () => field.press("Escape"),
      async typed() {
        await expect(title).toHaveValue("Typed before the failure");
        await expect(field).toHaveValue(lead.name);
      },
    });
    expect(await findings(page)).toEqual([]);
  } finally {
    await db.delete(leads).where(eq(leads.id, lead.id));
  }
});

test("ADMIN-06: a forecast that fails to load leaves the settings and their input in place", async ({
  keepSettings,
  page,
  staff: _,
}) => {
  test.slow();
  await keepSettings("leads_retention_won_days", "leads_retention_lost_days");
  const longAgo = new Date(Date.now() - 90 * 24 * 60 * 60_000);
  const { id } = await createLead({ status: "won", updatedAt: longAgo });
  try {
    await openPage(page, "/admin/settings/lead-data");
    const lost = page.getByLabel("Lost");
    await lost.fill("400");
    let days = 60;
    await survives(page, {
      open: () => page.getByLabel("Won").fill(String(days++)),
      place: page.getByRole("main"),
      content: page.getByRole("status").filter({ hasText: "The numbers above would erase" }),
      typed: () => expect(lost).toHaveValue("400"),
    });
    expect(await findings(page)).toEqual([]);
  } finally {
    await db.delete(leads).where(eq(leads.id, id));
  }
});

test("ROUTE-03: data endpoints refuse anonymous requests with 401, and sign-in redirects only to screens", async ({
  playwright,
  baseURL,
}) => {
  const anonymous = await playwright.request.newContext({ baseURL });
  try {
    for (const path of [...Object.values(panels), "/admin/live"]) {
      const answer = await anonymous.get(path, { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 401]);
    }
    for (const path of ["/admin/leads/export", "/admin/settings/audit/export"]) {
      const answer = await anonymous.get(path, {
        maxRedirects: 0,
        headers: { Referer: `${baseURL}/admin/leads?status=new` },
      });
      expect(answer.headers().location).toBe("/admin/sign-in?returnTo=%2Fadmin%2Fleads%3Fstatus%3Dnew");
      expect((await anonymous.get(path, { maxRedirects: 0 })).headers().location).toBe("/admin/sign-in");
    }
  } finally {
    await anonymous.dispose();
  }
});
