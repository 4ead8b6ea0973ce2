import { inArray } from "drizzle-orm";
import { officeToday } from "#app/domain/leads/leads.server.ts";
import { registry, type SettingKey } from "#app/domain/settings/registry.ts";
import { settingTabs } from "#app/domain/settings/section.ts";
import { writeStored } from "#app/domain/settings/stored-value.ts";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";
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
  await page.getByRole("link", { name: "Footer", exact: true }).click();
  await page.getByRole("textbox", { name: "Copyright" }).fill("© {year} A test of settings");
  await expect(page.getByRole("status")).toHaveText("Not saved yet");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText("Saved 1 setting");

  const line = `© ${(await officeToday()).slice(0, 4)} A test of settings`;
  await openPage(page, "/");
  await expect(page.getByRole("contentinfo")).toContainText(line);
  expect(await (await request.get("/feed.xml")).text()).toContain(line);
});

test.describe("two people on the same settings", () => {
  test.describe.configure({ mode: "default" });

  for (const javaScriptEnabled of [true, false]) {
    test(`SET-01, DATA-04: an invalid list item is named and no input is lost ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
      storeSettings,
      browser,
      context,
      baseURL,
      staff: _,
    }) => {
      await storeSettings({
        contact_email: "hello@kestrel.example",
        contact_phones: ["+351 21 000 0151", "+351 21 000 0152"],
      });
      const storageState = await context.storageState();
      const visit = await browser.newContext({ baseURL, javaScriptEnabled, storageState });
      try {
        const page = await visit.newPage();
        const number = (position: number) => page.getByRole("textbox", { name: `Number ${position}` });
        await page.goto("/admin/settings/contact");
        if (javaScriptEnabled) await answersToScript(page);
        const before = await number(1).inputValue();

        await page.getByRole("textbox", { name: "Email" }).fill("typed@kestrel.example");
        await page.getByRole("button", { name: "Add phone number" }).click();
        await number(3).fill("12");
        await page.getByRole("button", { name: "Move phone number 3 up" }).click();
        await expect(number(2)).toHaveValue("12");
        await page.getByRole("button", { name: "Save" }).click();

        await expect(page.getByRole("status")).toHaveText("1 field has an error");
        await expect(number(2)).toHaveAccessibleDescription(
          "Number: use at least 10 digits, spaces, +, - or parentheses",
        );
        await expect(number(2)).toHaveValue("12");
        await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("typed@kestrel.example");

        await number(2).fill("+44 161 496 0199");
        await page.getByRole("button", { name: "Remove phone number 3" }).click();
        await number(2).press("Enter");
        await expect(page.getByRole("status")).toHaveText("Saved 2 settings");
        expect(await stored("contact_phones")).toBe(JSON.stringify([before, "+44 161 496 0199"]));
        expect(await stored("contact_email")).toBe("typed@kestrel.example");
      } finally {
        await visit.close();
      }
    });
  }
});

test("SET-01: an error in a collapsed item expands it and focuses the field", async ({ page, staff: _ }) => {
  await openPage(page, "/admin/settings/home");
  const offices = page.getByRole("group", { name: "Offices" });
  await offices.getByText("Lisbon", { exact: true }).click();
  await offices.getByRole("textbox", { name: "City" }).first().fill("");
  await offices.locator("summary").first().click();
  await expect(offices.getByRole("textbox", { name: "City" })).toHaveCount(0);

  await page.getByRole("button", { name: "Save" }).click();
  await expect(offices.getByRole("textbox", { name: "City" })).toBeFocused();
});

test("SET-01: saved brand colours apply to the site, and colours with too little contrast are refused", async ({
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
  await signalText.fill("#7A1FA2");
  await page.getByRole("textbox", { name: "Paper" }).fill("#FDFBFF");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText("Saved 2 settings");

  await openPage(page, "/contact");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(253, 251, 255)");
  const token = (name: string) =>
    page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name);
  expect(await token("--signal-text")).toBe("#7A1FA2");
  expect(await token("--signal")).toBe("#ff5a1f");
});

test("SET-01: leaving with unsaved changes asks for confirmation", async ({ page, staff: _ }) => {
  await openPage(page, "/admin/settings/brand");
  await page.getByRole("textbox", { name: "Tagline" }).fill("Something else");
  const asked = page.waitForEvent("dialog");
  const leaving = page.getByRole("link", { name: "Cookies", exact: true }).click();
  await (await asked).dismiss();
  await leaving;
  await expect(page.getByRole("textbox", { name: "Tagline" })).toHaveValue("Something else");
});

test("SET-01: a reset puts the default into the form, and saving applies it", async ({ page, staff: _ }) => {
  await openPage(page, "/admin/settings/footer");
  const builtBy = page.getByRole("textbox", { name: "Built by" });
  const before = await builtBy.inputValue();
  await page.getByRole("button", { name: "Use default for Built by" }).click();
  await expect(builtBy).toHaveValue(registry.footer_built_by_text.default);
  expect(await stored("footer_built_by_text")).toBe(before);
});

test("SET-01, ADMIN-04: a viewer reads settings and cannot save them", async ({ page, context, baseURL }) => {
  await signInAs(context, baseURL, "viewer");
  await openPage(page, "/admin/settings/footer");
  await expect(page.getByRole("textbox", { name: "Copyright" })).toBeDisabled();
  await expect(page.getByText("Your role cannot change them.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);

  const before = await stored("footer_copyright");
  const answer = await page.request.post("/admin/settings/footer", {
    form: { footer_copyright: "© Viewer" },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain("Your role does not allow this");
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
  const answer = await page.request.post("/admin/settings/scripts", {
    form: { custom_head_scripts: "alert(1)" },
  });
  expect(answer.status()).toBe(403);
  expect((await page.request.get("/admin/settings/nowhere")).status()).toBe(404);
});

for (const [part, tabs] of [
  ["first", settingTabs.slice(0, 5)],
  ["last", settingTabs.slice(5)],
] as const) {
  test(`SET-01: the ${part} tabs have no accessibility finding, expanded and with errors`, async ({
    page,
    staff: _,
  }) => {
    test.slow(); // the home tab has some 180 controls, each of which is checked
    for (const tab of tabs) {
      await openPage(page, `/admin/settings/${tab}`);
      await page.locator("form details").evaluateAll((all) => {
        for (const each of all) each.setAttribute("open", "");
      });
      const required = page.locator("form input[required]").first();
      if (await required.count()) {
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
      expect.soft(await findings(page), tab).toEqual([]);
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
