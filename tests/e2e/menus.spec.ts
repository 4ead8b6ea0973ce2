import type { Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press } from "#tests/support/keyboard.ts";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const columns = (page: Page) =>
  page.getByRole("contentinfo").getByRole("navigation", { name: "All pages" }).getByRole("heading");
const textsOf = async (page: Page) => ({
  menu: (await main(page).getByRole("listitem").allInnerTexts()).map((text) => text.replace(/\s+/g, " ")),
  first: await columns(page).first().innerText(),
});
const standard = { first: "Your goals", menu: expect.arrayContaining(["01 Your goals", "02 Solutions"]) };

test("BRAND-02: an owner previews the order of the page list for menu and footer, saves it, moves a page by keyboard, and goes back", async ({
  keepSettings,
  page,
  context,
  staff: _,
  own,
}) => {
  test.slow();
  await keepSettings("menu_order");
  const save = async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("status", { name: "Save status" })).toHaveText("Saved 1 setting");
  };
  const visitor = await (await context.browser()?.newContext())?.newPage();
  if (!visitor) throw new Error("no browser");
  await openPage(visitor, "/contact");
  expect(await textsOf(visitor)).toEqual(standard);

  await openPage(page, "/admin/settings/footer");
  await page.getByLabel("Order", { exact: true }).selectOption("As in the list of pages");
  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: "Preview the site" }).click();
  const preview = await opening;
  await expect(preview.getByRole("complementary", { name: "Preview of the site" })).toBeVisible();
  await openPage(preview, "/contact");
  expect(await textsOf(preview)).toEqual({
    first: own.top.title,
    menu: expect.arrayContaining([`01 ${own.top.title}`]),
  });
  await openPage(visitor, "/contact");
  expect(await textsOf(visitor)).toEqual(standard);

  await page.bringToFront();
  await save();
  await openPage(page, "/admin/pages");
  await press(page.getByLabel(`More for ${own.top.title}`), "Enter");
  await press(page.getByRole("button", { name: "Move down", exact: true }), "Enter");
  await expect(async () => {
    await openPage(visitor, "/contact");
    const { menu, first } = await textsOf(visitor);
    expect([menu[1], first === own.top.title]).toEqual([`02 ${own.top.title}`, false]);
  }).toPass();

  await page.getByRole("link", { name: "Order of the menu" }).click();
  await page.getByRole("button", { name: "Use default for Order", exact: true }).click();
  await save();
  await openPage(visitor, "/contact");
  expect(await textsOf(visitor)).toEqual(standard);
  await visitor.context().close();
});

test("BRAND-02: a label names a page in menu, phone menu and footer; its headline and address stay", async ({
  page,
  staff: _,
  own,
}) => {
  await openPage(page, `/admin/pages/${own.word}/address`);
  const label = page.getByLabel("Label in menu and footer");
  await expect(label).toHaveAccessibleDescription(`If empty, the title is shown: ${own.top.title}`);
  await label.fill("Stone");
  await page.getByRole("button", { name: "Save menu settings" }).click();
  await expect(page.getByText("Menu settings saved.")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await openPage(page, "/contact");
  await expect(main(page).getByRole("link", { name: "Stone" })).toHaveAttribute("href", `/${own.word}`);
  await expect(columns(page).filter({ hasText: "Stone" })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Stone" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Stone" }).click();
  await expect(page).toHaveURL(`/${own.word}`);
  await expect(page).toHaveTitle(new RegExp(own.top.title));

  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, `/admin/pages/${own.word}/address`);
  await label.fill("");
  await page.getByRole("button", { name: "Save menu settings" }).click();
  await expect(page.getByText("Menu settings saved.")).toBeVisible();
  await openPage(page, "/contact");
  await expect(main(page).getByRole("link", { name: own.top.title })).toBeVisible();
});

test("BRAND-02, FOOT-04: the footer links any networks in their order, by name, and search engines read them", async ({
  page,
  storeSettings,
}) => {
  await storeSettings({
    footer_social_links: [
      { label: "Mastodon", url: "https://mastodon.social/@nordlicht" },
      { label: "LinkedIn", url: "https://www.linkedin.com/company/nordlicht" },
    ],
  });
  await page.goto("/");
  const links = page.getByRole("contentinfo").getByRole("link", { name: /opens in a new tab/ });
  expect(await links.allInnerTexts()).toEqual(["Mastodon", "LinkedIn"]);
  await expect(links.first()).toHaveAttribute("href", "https://mastodon.social/@nordlicht");
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(data).toContain(
    '"sameAs":["https://mastodon.social/@nordlicht","https://www.linkedin.com/company/nordlicht"]',
  );
});

test("BRAND-02, FAST-02: another font pair replaces the default one on every page, which then loads no file of it", async ({
  page,
  storeSettings,
  staff: _,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font")
      requested.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
  });
  const fontOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  await storeSettings({ brand_fonts: "source-serif" });
  for (const path of ["/contact", "/"]) {
    await openPage(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await fontOf("h1")).toMatch(/^"?Source Serif/);
    expect(await fontOf(".mono")).toMatch(/^"?Source Code Pro/);
  }
  expect(requested.some((file) => file.startsWith("source-serif-4-latin-wght"))).toBe(true);
  expect(requested.filter((file) => /host-grotesk|martian/.test(file))).toEqual([]);
  const preloads = await page.locator('link[rel="preload"][as="font"]').evaluateAll((all) =>
    all.map((link) =>
      link
        .getAttribute("href")
        ?.split("/")
        .at(-1)
        ?.replace(/-wght.*/, ""),
    ),
  );
  expect(preloads).toEqual(["source-serif-4-latin", "source-code-pro-latin"]);

  await openPage(page, "/admin/settings/brand");
  await page.getByText("How it looks on the site").click();
  const preview = page.frameLocator('iframe[title="Preview of this part of the site"]');
  for (const name of ["Inter and JetBrains Mono", "Geist and Geist Mono", "Red Hat Text and Red Hat Mono"])
    await expect(preview.getByText(name, { exact: true })).toBeVisible();
  await expect(preview.locator("li[aria-current]")).toContainText("Source Serif and Source Code Pro");
  await page.getByLabel("Font pair").selectOption("Geist and Geist Mono");
  await expect(preview.locator("li[aria-current]")).toContainText("Geist and Geist Mono");
});
