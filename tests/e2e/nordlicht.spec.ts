import type { BrowserContext, Page } from "playwright/test";
import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { type CleanSite, startCleanSite } from "#tests/support/clean-site.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { openEditor, openPanel, outline, publish, saved, shownPage } from "./editor-page.ts";
import { fill } from "./enquiry-form.ts";

let site: CleanSite;
let visits: BrowserContext;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  site = await startCleanSite(test.info().project.outputDir);
  visits = await browser.newContext({ baseURL: site.url, locale: "en-GB" });
});

test.afterAll(async () => {
  await visits.close();
  await site.stop();
});

test("BRAND-05, LANG-03, LANG-05: an agency in Hamburg opens a German site with English as second language", async ({
  page,
}) => {
  test.slow(); // the whole journey
  const admin = `${site.url}/admin`;

  await test.step("sign in, and choose name, languages, colours and recipients", async () => {
    await page.goto(`${admin}/sign-in`);
    await page.getByLabel("Email").fill("owner@nordlicht.test");
    await page.getByLabel("Password").fill(process.env.ADMIN_PASSWORD ?? "");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(`${admin}/overview`);

    await openSettings(page, "brand");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Nordlicht GmbH");
    await page.getByLabel("Language of the site").selectOption({ label: "German (Deutsch)" });
    await page.getByRole("checkbox", { name: "English" }).check();
    await page.getByRole("textbox", { name: "Signal", exact: true }).fill("#1E9E8A");
    await page.getByRole("textbox", { name: "Signal as text" }).fill("#0F6E60");
    await page.getByRole("textbox", { name: "Ink" }).fill("#0B2233");
    await page.getByRole("textbox", { name: "Paper" }).fill("#F4F7F8");
    await saveSettings(page);

    await openSettings(page, "contact");
    await page.getByRole("textbox", { name: "Email" }).fill("hallo@nordlicht.test");
    await saveSettings(page);

    await openSettings(page, "lead-data");
    await page.getByRole("button", { name: "Add address" }).click();
    await page.keyboard.type("anfragen@nordlicht.test");
    await page.getByRole("textbox", { name: "Password" }).fill(process.env.ADMIN_PASSWORD ?? "");
    await saveSettings(page);
  });

  await test.step("complete and publish the German starter pages", async () => {
    await openEditor(page, "kontakt", site.url);
    await outline(page).getByRole("option").first().click();
    await fields(page).getByText("E-Mail", { exact: true }).click();
    await fields(page).getByRole("textbox", { name: "Value" }).fill("hallo@nordlicht.test");
    await fields(page).getByText("Telefon", { exact: true }).click();
    const values = fields(page).getByRole("textbox", { name: "Value" });
    await expect(values).toHaveCount(2);
    await values.last().fill("+49 40 000000");
    await outline(page).getByRole("option", { name: "Welche Adresse wofür" }).click();
    await page.keyboard.press("Delete");
    await expect(outline(page).getByRole("option")).toHaveCount(3);
    await saved(page);
    await publish(page);

    await openEditor(page, "home", site.url);
    await writeText(page, /Rich text/, "Was wir tun", "Wir bauen Websites für Reedereien.");
    await writeText(page, /Call to action/, "Erzählen Sie uns davon", "Wir antworten am selben Tag.");
    await saved(page);
    await publish(page);
  });

  await test.step("translate both into English", async () => {
    await openPage(page, `${admin}/pages`);
    await expect(page.getByRole("row", { name: "Kontakt" })).toContainText("Not translated");
    await translate(page, "kontakt");
    await expect(outline(page).getByRole("option")).toHaveCount(3);
    await outline(page).getByRole("option", { name: "So erreichen Sie uns" }).click();
    await fields(page).getByRole("textbox", { name: "Headline" }).fill("How to reach us");
    await page.getByText("Title, search and sharing").click();
    await fields(page).getByRole("textbox", { name: "Title", exact: true }).fill("Contact");
    await saved(page);
    const address = await openPanel(page, "Address and menus");
    await address.getByLabel("Slug").fill("contact");
    await address.getByRole("button", { name: "Change address" }).click();
    await page.waitForURL(/en:contact\?moved/);
    await publish(page);

    await translate(page, "home");
    await expect(shownPage(page).getByRole("heading", { level: 1 })).toHaveText(
      "We design and build software.",
    );
    await expect(shownPage(page).getByRole("navigation", { name: "Breadcrumb" })).toHaveCount(0);
    await writeText(page, /Rich text/, "What we do", "We build websites for shipping lines.");
    await writeText(page, /Call to action/, "Tell us about it", "We answer on the same day.");
    await saved(page);
    await publish(page);

    await openSettings(page, "footer");
    await page.getByRole("link", { name: "English", exact: true }).click();
    await page.waitForURL(`${admin}/settings/en:footer`);
    const copyright = page.getByRole("textbox", { name: "Copyright" });
    await expect(copyright).toHaveAttribute("placeholder", "© {year} {name}");
    await copyright.fill("© {year} {name}, Hamburg, Germany");
    await saveSettings(page);
  });

  const visitor = await visits.newPage();

  await test.step("a visitor reads the site in both languages", async () => {
    await visitor.goto("/");
    await expect(visitor.locator("html")).toHaveAttribute("lang", "de");
    await visitor.getByRole("button", { name: "Alle ablehnen" }).click();
    await expect(visitor.getByRole("main")).toContainText("Wir bauen Websites für Reedereien.");
    await expect(visitor.locator('link[hreflang="en"]')).toHaveAttribute("href", `${site.url}/en`);
    await visitor.goto("/kontakt");
    await visitor.getByRole("banner").getByRole("link", { name: "English" }).click();
    await expect(visitor).toHaveURL("/en/contact");
    await expect(visitor.locator("html")).toHaveAttribute("lang", "en");
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("How to reach us");
    await expect(visitor.getByRole("contentinfo")).toContainText("Nordlicht GmbH, Hamburg, Germany");
    await expect(visitor.locator('link[hreflang="de"]')).toHaveAttribute("href", `${site.url}/kontakt`);

    await visitor.setViewportSize({ width: 390, height: 844 });
    await answersToScript(visitor);
    const brand = visitor
      .getByRole("banner")
      .getByText("Nordlicht GmbH", { exact: true })
      .filter({ visible: true });
    expect(await brand.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await visitor.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    const menu = visitor.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/en/contact");
    expect(await menu.innerText()).not.toMatch(/Kontakt|Startseite|Suche/);
    await menu.getByRole("link", { name: "Deutsch" }).click();
    await expect(visitor).toHaveURL("/kontakt");
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("So erreichen Sie uns");
  });

  await test.step("a change of the German page shows at the English one until it is marked as translated", async () => {
    await openEditor(page, "kontakt", site.url);
    await outline(page).getByRole("option").first().click();
    await fields(page).getByRole("textbox", { name: "Intro" }).fill("Rufen Sie uns an.");
    await saved(page);
    await publish(page);
    await openPage(page, `${admin}/pages`);
    const changed = page
      .getByRole("row", { name: "Kontakt" })
      .getByRole("link", { name: "Original changed" });
    await changed.click();
    await page.waitForURL(`${admin}/pages/en:contact`);
    await answersToScript(page);
    const languages = await openPanel(page, "Languages");
    const comparison = page.waitForEvent("popup");
    await languages.getByRole("link", { name: "Show changes" }).click();
    await expect((await comparison).getByRole("dialog")).toContainText("Rufen Sie uns an.");
    await (await comparison).close();
    await languages.getByRole("button", { name: "Mark as translated" }).click();
    await expect(languages.getByText("Original changed")).toHaveCount(0);
    await expect(languages.getByText("has changed since")).toHaveCount(0);
  });

  await test.step("an English enquiry is answered in English and reported in German", async () => {
    await openPage(visitor, "/en/contact");
    const form = visitor.getByRole("main").locator("form");
    await fill(form, {
      name: "Ines Duarte",
      email: "ines@attis.test",
      phone: "+351 21 000 0000",
      description: "A booking desk for 14 ferry routes.",
    });
    await form.getByRole("button", { name: "Send request" }).click();
    await expect(visitor.getByRole("main")).not.toContainText("Send request");

    const mailbox = new Mailbox(process.env.MAILBOX_URL, site.mailSender);
    const mailTo = async (address: string) =>
      (await mailbox.messages()).find(({ to }) => to.some((person) => person.address === address));
    await expect.poll(() => mailTo("ines@attis.test"), { timeout: 30_000 }).toBeTruthy();
    await expect.poll(() => mailTo("anfragen@nordlicht.test"), { timeout: 30_000 }).toBeTruthy();
    expect((await mailTo("ines@attis.test"))?.text).toMatch(/Thank|We /);
    expect((await mailTo("anfragen@nordlicht.test"))?.text).toMatch(/Sprache +English/);
    await openPage(page, `${admin}/leads`);
    await page.getByRole("link", { name: "Ines Duarte" }).first().click();
    await expect(page.getByRole("main")).toContainText("English");
  });
});

const fields = (page: Page) => page.getByRole("region", { name: "Fields" });

const openSettings = (page: Page, tab: string) => openPage(page, `${site.url}/admin/settings/${tab}`);

async function saveSettings(page: Page) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved \d+ settings?/)).toBeVisible();
}

async function writeText(page: Page, block: RegExp, heading: string, text: string) {
  await outline(page).getByRole("option", { name: block }).click();
  await fields(page).getByRole("textbox", { name: "Heading" }).fill(heading);
  await fields(page).getByRole("textbox", { name: "Text", exact: true }).fill(text);
}

/** Opens the new English translation of a page. */
async function translate(page: Page, slug: string) {
  await openEditor(page, slug, site.url);
  const panel = await openPanel(page, "Languages");
  await panel.getByRole("button", { name: "Translate into English" }).click();
  await page.waitForURL(`${site.url}/admin/pages/en:${slug}`);
  await answersToScript(page);
}
