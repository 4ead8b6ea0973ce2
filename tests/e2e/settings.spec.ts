import { inArray } from "drizzle-orm";
import { officeToday } from "#app/domain/leads/leads.server.ts";
import { registry, type SettingKey, settingKeys } from "#app/domain/settings/registry.ts";
import { settingTabs } from "#app/domain/settings/section.ts";
import { writeStored } from "#app/domain/settings/stored-value.ts";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { settingsStores } from "#tests/support/settings-stores.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";

test("SET-01, FOOT-04: an owner changes the footer's copyright, and visitors see it with the current year", async ({
  keepSettings,
  page,
  request,
  staff: _,
}) => {
  await keepSettings("footer_copyright");
  await openPage(page, "/admin/settings");
  await expect(page).toHaveURL(/\/admin\/settings\/contact$/);
  await page.getByRole("link", { name: "Menu and footer", exact: true }).click();
  await page.getByRole("textbox", { name: "Copyright" }).fill("© {year} A test of settings");
  await expect(page.getByRole("status", { name: "Save status" })).toHaveText("Not saved yet");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status", { name: "Save status" })).toHaveText("Saved 1 setting");

  const line = `© ${(await officeToday()).slice(0, 4)} A test of settings`;
  await page.goto("/solutions");
  await expect(page.getByRole("contentinfo")).toContainText(line);
  expect(await (await request.get("/feed.xml")).text()).toContain(line);
});

test("SET-01, DATA-04: an invalid list item is named and no input is lost", async ({
  storeSettings,
  page,
  staff: _,
}) => {
  await storeSettings({
    contact_email: "hello@kestrel.example",
    contact_phones: ["+351 21 000 0151", "+351 21 000 0152"],
  });
  const number = (position: number) => page.getByRole("textbox", { name: `Number ${position}` });
  const status = page.getByRole("status", { name: "Save status" });
  await openPage(page, "/admin/settings/contact");
  const before = await number(1).inputValue();

  await page.getByRole("textbox", { name: "Email" }).fill("typed@kestrel.example");
  await page.getByRole("button", { name: "Add phone number" }).click();
  await number(3).fill("12");
  await page.getByRole("button", { name: "Move phone number 3 up" }).click();
  await expect(number(2)).toHaveValue("12");
  await page.getByRole("button", { name: "Save" }).click();

  await expect(status).toHaveText("1 field has an error");
  await expect(number(2)).toBeFocused();
  await expect(number(2)).toHaveAccessibleDescription(
    "Number: use at least 10 digits, spaces, +, - or parentheses",
  );
  await expect(number(2)).toHaveValue("12");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("typed@kestrel.example");

  await number(2).fill("+44 161 496 0199");
  await page.getByRole("button", { name: "Remove phone number 3" }).click();
  await number(2).press("Enter");
  await expect(status).toHaveText("Saved 2 settings");
  expect(await stored("contact_phones")).toBe(JSON.stringify([before, "+44 161 496 0199"]));
  expect(await stored("contact_email")).toBe("typed@kestrel.example");
});

test("SET-01: after saving, the fields show what is stored, and the status stays saved", async ({
  storeSettings,
  page,
  staff: _,
}) => {
  await storeSettings({ home_offices_items: [] });
  const status = page.getByRole("status", { name: "Save status" });
  await openPage(page, "/admin/settings/home");
  await page.getByRole("button", { name: "Add office" }).click();
  const city = page.getByRole("textbox", { name: "City" });
  await city.fill("  Porto ");
  await page.getByRole("textbox", { name: "Address" }).last().fill("Rua das Flores 1");
  const reloaded = page.waitForResponse((answer) => answer.url().includes("/admin/settings/home.data"));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(city).toHaveValue("Porto");
  await reloaded;
  await expect(status).toHaveText("Saved 1 setting");

  await city.fill("Porto  ");
  await expect(status).toHaveText("Not saved yet");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(status).toHaveText("Saved. There were no changes");
  await expect(city).toHaveValue("Porto");
});

test("SET-01: an error in a collapsed item expands it and focuses the field", async ({
  keepSettings,
  page,
  staff: _,
}) => {
  await keepSettings("home_offices_items");
  await openPage(page, "/admin/settings/home");
  const offices = page.getByRole("group", { name: "Offices" });
  await offices.getByText("Lisbon", { exact: true }).click();
  await offices.getByRole("textbox", { name: "City" }).first().fill("");
  await offices.locator("summary").first().click();
  await expect(offices.getByRole("textbox", { name: "City" })).toHaveCount(0);

  await page.getByRole("button", { name: "Save" }).click();
  await expect(offices.getByRole("textbox", { name: "City" })).toBeFocused();
});

test("SET-01, BRAND-03: saved brand colours apply to the site, one press brings the earlier ones back, and colours with too little contrast are refused", async ({
  keepSettings,
  page,
  staff: _,
}) => {
  await keepSettings("brand_signal_text_color", "brand_paper_color");
  await openPage(page, "/admin/settings/brand");
  const signalText = page.getByRole("textbox", { name: "Signal as text" });
  await signalText.fill("#FFC2A8");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(signalText).toHaveAccessibleDescription(/Too little contrast with paper: 1\.3 to 1/);
  await signalText.fill("#8A1FA2");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status", { name: "Save status" })).toHaveText("Saved 1 setting");
  await signalText.fill("#7A1FA2");
  await page.getByRole("textbox", { name: "Paper" }).fill("#FDFBFF");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status", { name: "Save status" })).toHaveText("Saved 2 settings");

  const site = await page.context().newPage();
  await openPage(site, "/contact");
  await expect(site.locator("html")).toHaveCSS("background-color", "rgb(253, 251, 255)");
  const token = (name: string) =>
    site.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name);
  expect(await token("--signal-text")).toBe("#7A1FA2");
  expect(await token("--signal")).toBe("#ff5a1f");

  await page.getByRole("button", { name: "Restore previous version" }).click();
  await expect(page.getByRole("status", { name: "Save status" })).toHaveText("Restored 2 settings");
  await expect(signalText).toHaveValue("#8A1FA2");
  await openPage(site, "/contact");
  await expect(site.locator("html")).toHaveCSS("background-color", "rgb(245, 243, 238)");
  await page.getByRole("textbox", { name: "Paper" }).fill("#FFFFFF");
  await expect(page.getByRole("button", { name: "Restore previous version" })).toBeDisabled();
});

test("SET-01: what was typed and not saved is a draft, which the next person sees and can discard", async ({
  keepSettings,
  page,
  other,
  request,
  staff,
}) => {
  test.slow();
  await keepSettings("brand_tagline");
  const tagline = (of: typeof page) => of.getByRole("textbox", { name: "Tagline" });
  await openPage(page, "/admin/settings/brand");
  const before = await tagline(page).inputValue();
  await tagline(page).fill("Typed and not saved");
  await expect.poll(async () => (await settingsStores.brand.read()).isChanged).toBe(true);
  await page.getByRole("link", { name: "Cookies", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cookies settings" })).toBeVisible();
  expect(await (await request.get("/")).text()).not.toContain("Typed and not saved");

  await openPage(other, "/admin/settings/brand");
  await expect(tagline(other)).toHaveValue("Typed and not saved");
  const notice = other.getByRole("region", { name: "Unsaved changes" });
  await expect(notice).toContainText(staff.name);
  await notice.getByRole("button", { name: "Discard changes" }).click();
  await expect(tagline(other)).toHaveValue(before);
  await expect(notice).toHaveCount(0);
  expect((await settingsStores.brand.read()).isChanged).toBe(false);
});

test("SET-01: a reset puts the default into the field, and saving applies it", async ({
  keepSettings,
  page,
  staff: _,
}) => {
  await keepSettings("footer_copyright");
  await openPage(page, "/admin/settings/footer");
  const copyright = page.getByRole("textbox", { name: "Copyright" });
  const before = await copyright.inputValue();
  await page.getByRole("button", { name: "Use default for Copyright" }).click();
  await expect(copyright).toHaveValue(registry.footer_copyright.default);
  expect(await stored("footer_copyright")).toBe(before);
});

test("SET-01: saved versions of a tab are compared, and restored as its draft", async ({
  keepSettings,
  page,
  staff: _,
}) => {
  test.slow();
  await keepSettings("footer_built_by_text");
  await openPage(page, "/admin/settings/footer");
  const builtBy = page.getByRole("textbox", { name: "Built by" });
  const status = page.getByRole("status", { name: "Save status" });
  for (const text of ["Built by the first", "Built by the second"]) {
    await builtBy.fill(text);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(status).toHaveText("Saved 1 setting");
  }
  await page.locator("#editor-menu").click();
  await page.getByRole("link", { name: "Versions" }).click();
  const panel = page.getByRole("dialog", { name: "Versions" });
  const first = panel.getByRole("row").filter({ hasText: "Published" }).nth(1);
  await first.getByRole("radio", { name: /^Compare version/ }).check();
  await panel.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(panel.getByRole("region", { name: "Differences" })).toContainText("Built by the second");
  expect(await findings(page, { except: "iframe" })).toEqual([]);
  await first.getByRole("button", { name: /^Restore version/ }).click();
  await expect(builtBy).toHaveValue("Built by the first");
  expect(await stored("footer_built_by_text")).toBe("Built by the second");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(status).toHaveText("Saved 1 setting");
  expect(await stored("footer_built_by_text")).toBe("Built by the first");
});

test("SET-01, ADMIN-04: a viewer reads settings and cannot save them", async ({ page, context, baseURL }) => {
  await signInAs(context, baseURL, "viewer");
  await openPage(page, "/admin/settings/footer");
  await expect(page.getByRole("textbox", { name: "Copyright" })).toBeDisabled();
  await expect(page.getByText("Your role cannot change them.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);

  const before = await stored("footer_copyright");
  const answer = await page.request.post("/admin/documents/settings/footer/publication", {
    form: { baseVersion: "1" },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain("You do not have access");
  expect(await stored("footer_copyright")).toBe(before);
});

test("SET-01, SET-02: only an owner opens the scripts tab, and an unknown tab is 404", async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, baseURL, "editor");
  await openPage(page, "/admin/settings/presets");
  await expect(page.getByRole("link", { name: "Scripts", exact: true })).toHaveCount(0);
  expect((await page.request.get("/admin/settings/scripts")).status()).toBe(403);
  const answer = await page.request.post("/admin/documents/settings/scripts/publication", {
    form: { baseVersion: "1" },
  });
  expect(answer.status()).toBe(403);
  expect((await page.request.get("/admin/settings/nowhere")).status()).toBe(404);
});

const requiredTexts = settingKeys.filter(
  (key) => registry[key].required && !["list", "number", "choice"].includes(registry[key].control),
);

for (const [part, tabs] of [
  ["first", settingTabs.slice(0, 5)],
  ["last", settingTabs.slice(5)],
] as const) {
  test(`SET-01: the ${part} tabs have no accessibility finding, expanded and with errors`, async ({
    keepSettings,
    page,
    staff: _,
  }) => {
    test.slow(); // the home tab has some 180 controls, each of which is checked
    for (const tab of tabs) {
      await openPage(page, `/admin/settings/${tab}`);
      await page.locator("form details").evaluateAll((all) => {
        for (const each of all) each.setAttribute("open", "");
      });
      const field = requiredTexts.find((key) => registry[key].tab === tab);
      if (field) {
        await keepSettings(field);
        const required = page.locator(`[id="field-own-${field}"]`);
        await required.fill("");
        await page.getByRole("button", { name: "Save" }).click();
        await expect(required).toHaveAttribute("aria-invalid", "true");
      }
      // axe reports elements that are partly below the bottom bar as too small, although scrolling reveals them.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(".sticky { position: static }");
        document.adoptedStyleSheets.push(sheet);
      });
      expect.soft(await findings(page, { except: "iframe" }), tab).toEqual([]);
    }
  });
}

async function stored(key: SettingKey): Promise<string> {
  const [row] = await db
    .select()
    .from(siteSettings)
    .where(inArray(siteSettings.key, [key]));
  return row?.value ?? writeStored(registry[key], registry[key].default);
}
