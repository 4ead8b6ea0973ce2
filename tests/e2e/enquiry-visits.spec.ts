import type { Page } from "playwright/test";
import { consentStorageKey } from "#app/domain/consent/consent.ts";
import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { aVisitor, fill, leadsOf, openDialog, sendButton, toastOf } from "./enquiry-form.ts";

test("LEAD-12: the history includes a first page that is left before hydration", async ({ page }) => {
  await leaveFirstPageEarly(page);

  expect(await sendFromHere(page)).toMatchObject({
    utmSource: "letter",
    referrer: "https://search.example/",
    paths: ["/about", "/services"],
  });
});

test.describe("a visitor who has not answered the consent banner", () => {
  test.use({ consent: "unanswered" });

  test("LEAD-12: the campaign of a first page left before hydration is recorded, and nothing is stored", async ({
    page,
  }) => {
    await leaveFirstPageEarly(page);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem("arrivals")])).toEqual([
      0,
      null,
    ]);

    expect(await sendFromHere(page)).toMatchObject({
      utmSource: "letter",
      referrer: null,
      paths: ["/services"],
    });
  });

  test("LEAD-12: first touch and visits are sent with the lead; nothing is stored before the banner is answered", async ({
    page,
  }) => {
    const visitor = aVisitor();
    await openPage(
      page,
      "/about?utm_source=letter&utm_medium=mail&utm_campaign=ferries&utm_term=a&utm_content=b",
      {
        referer: "https://search.example/",
      },
    );
    const navigation = page.getByRole("banner").getByRole("navigation");
    await navigation.getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL(/\/services$/);
    expect(
      await page.evaluate(() => [localStorage.length, sessionStorage.getItem("visitor_history")]),
    ).toEqual([0, null]);

    await page.getByRole("button", { name: "Reject All" }).click();
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), consentStorageKey))
      .not.toBeNull();
    await navigation.getByRole("link", { name: "Cases" }).click();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("visitor_history")))
      .toContain("/cases");
    await page.reload();
    const dialog = await openDialog(page);
    await fill(dialog, visitor);
    await sendButton(dialog).click();
    await expect(toastOf(page)).toContainText("Success!");

    const [lead] = await leadsOf(visitor);
    expect(lead).toMatchObject({
      utmSource: "letter",
      utmMedium: "mail",
      utmCampaign: "ferries",
      utmTerm: "a",
      utmContent: "b",
      referrer: "https://search.example/",
      sourcePage: "/cases",
      sourceUrl: page.url(),
    });
    const entry = /^(\/\S*) \(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\)$/;
    expect(lead?.visitorHistory.map((visit) => visit.match(entry)?.[1])).toEqual([
      "/about",
      "/services",
      "/cases",
      "/cases",
    ]);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("visitor_history"))).toBeNull();
  });
});

/** Arrives from a newsletter and leaves the first page for the services before hydration. */
async function leaveFirstPageEarly(page: Page) {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const isFirstPage = new URL(page.url()).pathname === "/about";
    if (!isFirstPage) await route.continue(); // those of the first page never arrive
  });
  await page.goto("/about?utm_source=letter", { referer: "https://search.example/" });
  await page.getByRole("banner").getByRole("navigation").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL(/\/services$/);
  await answersToScript(page);
}

async function sendFromHere(page: Page) {
  const visitor = aVisitor();
  const dialog = await openDialog(page);
  await fill(dialog, visitor);
  await sendButton(dialog).click();
  await expect(toastOf(page)).toContainText("Success!");
  const [lead] = await leadsOf(visitor);
  return { ...lead, paths: lead?.visitorHistory.map((visit) => visit.split(" ")[0]) };
}
