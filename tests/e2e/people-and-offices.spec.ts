import type { Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";

const people = [
  "Marta Esteves",
  "Tomas Rimkus",
  "Helen Ashworth",
  "Rui Calado",
  "Joana Pires",
  "Daniel Okafor",
  "Greta Stankutė",
  "Leonor Baptista",
  "Piotr Wolny",
  "Sam Hartley",
];

test("SITE-07: the team page shows a portrait of everybody on it", async ({ page }) => {
  await openPage(page, "/about/team");
  for (const name of people) {
    await expect(page.getByRole("heading", { name, level: 3 })).toBeVisible();
    await expect(page.getByRole("img", { name: `A line portrait of ${name}` })).toBeVisible();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("SITE-07: the contact page has the form, phones, mail, pictures, hours and a map without script", async ({
    page,
  }) => {
    await page.goto("/contact");
    const main = page.getByRole("main");
    await expect(main.getByRole("button", { name: "Send request" })).toBeVisible();
    await expect(main.getByRole("link", { name: "hello@kestrel.example" })).toHaveAttribute(
      "href",
      "mailto:hello@kestrel.example",
    );
    for (const [city, zone, phone] of [
      ["Lisbon", "Lisbon", "+351210000150"],
      ["Vilnius", "Vilnius", "+37050000150"],
      ["Manchester", "London", "+441614960150"],
    ] as const) {
      const office = officeOf(page, city);
      await expect(office).toContainText(`Monday to Friday, 09:00 to 18:00, ${zone} time`);
      await expect(office.locator(`a[href="tel:${phone}"]`)).toBeVisible();
      await expect(office.locator("img")).toHaveCount(1);
    }
    await expect(main.locator(".land-map img")).toBeVisible();
    await expect(main.locator(".land-map img")).toHaveJSProperty("complete", true);
  });
});

for (const path of ["/contact", "/"]) {
  test(`SITE-07: on ${path} each office says its time and whether it is open, and keeps saying so`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date("2026-11-18T16:30:00Z") });
    await openPage(page, path);
    await officeOf(page, "Lisbon").scrollIntoViewIfNeeded();
    await expect(officeOf(page, "Lisbon").locator("office-hours")).toHaveText(/16:3\d.*Open until 18:00/);
    await expect(officeOf(page, "Vilnius").locator("office-hours")).toHaveText(
      /18:3\d.*Opens tomorrow 09:00/,
    );
    await page.clock.fastForward("01:31:00");
    await expect(officeOf(page, "Lisbon").locator("office-hours")).toHaveText(/18:0\d.*Opens tomorrow 09:00/);
  });
}

test("SITE-07: the clock's code is loaded only where an office comes near the screen", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const hasClock = () => loaded.some((url) => url.includes("office-clock"));

  await openPage(page, "/about/team");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(hasClock()).toBe(false);

  await openPage(page, "/contact");
  await expect(page.locator("office-hours").first()).toBeAttached();
  expect(hasClock()).toBe(false);
  await officeOf(page, "Lisbon").scrollIntoViewIfNeeded();
  await expect.poll(hasClock).toBe(true);
});

test("SITE-07: home, contact page and footer give the same addresses and phone numbers", async ({ page }) => {
  const written = async (path: string) => {
    await openPage(page, path);
    return page.locator("main address").allInnerTexts();
  };
  const onContact = await written("/contact");
  expect(onContact).toHaveLength(3);
  expect(await written("/")).toEqual(onContact);
  const phones = (within: string) => page.locator(`${within} a[href^="tel:"]`).allInnerTexts();
  expect(await phones("footer")).toEqual(await phones("main"));
});

function officeOf(page: Page, city: string) {
  return page.locator("main li").filter({ has: page.getByRole("heading", { name: city, exact: true }) });
}
