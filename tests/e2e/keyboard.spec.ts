import { eq } from "drizzle-orm";
import type { Locator } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { consentBanner, cookieSettings, storedConsent } from "#tests/support/consent.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press, reach } from "#tests/support/keyboard.ts";
import { aFile, aVisitor, fileInput, sendButton, toastOf } from "./enquiry-form.ts";

test.use({ consent: "unanswered" });

test.describe("a visitor who does not save data", () => {
  test.use({ intro: "shown" });

  test("NAV-03, LEAD-01: in menu and dialog, Tab leads on from a link although its page has been prefetched meanwhile", async ({
    page,
  }) => {
    const { keyboard } = page;
    /** As somebody who reads the link before moving on. */
    async function expectWayOn(from: Locator, to: Locator) {
      await from.focus();
      await expect.poll(() => from.evaluate((link) => link.nextElementSibling?.tagName)).toBe("LINK");
      await keyboard.press("Tab");
      await expect(to).toBeFocused();
    }
    await openPage(page, "/services");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("button", { name: "Close menu" })).toBeFocused();
    await expectWayOn(
      menu.getByRole("link", { name: "Your goals" }),
      menu.getByRole("link", { name: "Launch a product" }),
    );
    await keyboard.press("Escape");
    await page.getByRole("banner").getByRole("button", { name: "Let’s Talk" }).click();
    const dialog = page.getByRole("dialog", { name: "Request a project estimate" });
    await expectWayOn(dialog.getByRole("link", { name: "Privacy policy" }), sendButton(dialog));
  });
});

test("NAV-03, LEAD-01, LEAD-06, COOKIE-01: by keyboard alone a visitor reads a case, rejects cookies, opens the form from the menu, sends an enquiry with a file and changes the consent", async ({
  page,
}) => {
  test.slow(); // a whole visit, key by key
  const visitor = aVisitor();
  const { keyboard } = page;
  await openPage(page, "/cases");
  await expect(consentBanner(page)).toBeVisible();

  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await keyboard.press("Enter");
  await reach(page.getByRole("main").getByRole("link", { name: /Harbourline Ferries/ }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /fourteen ferry routes/ })).toBeVisible();
  await expect(page).toHaveURL("/cases/harbourline-ferries");
  // A key during the transition to the page does not scroll it.
  await page.waitForFunction(() => !document.documentElement.matches(":active-view-transition"));
  await keyboard.press("PageDown");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  await reach(consentBanner(page).getByRole("button", { name: "Reject All" }));
  await keyboard.press("Enter");
  await expect.poll(() => storedConsent(page)).toMatchObject({ accepted: false });

  const toggle = page.getByRole("button", { name: "Menu", exact: true });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await reach(toggle);
  await keyboard.press("Space");
  await expect(menu).toBeVisible();
  await keyboard.press("Escape");
  await expect(toggle).toBeFocused();
  await keyboard.press("Enter");
  await reach(menu.getByRole("button", { name: "Let’s Talk" }));
  await keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "Request a project estimate" });
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  const chooser = page.waitForEvent("filechooser"); // the event listener must be registered first
  await keyboard.type(visitor.name);
  await reach(dialog.getByLabel("Email"));
  await keyboard.type(visitor.email);
  await reach(dialog.getByLabel("Phone"));
  await keyboard.type(visitor.phone);
  await press(dialog.getByLabel("I need an NDA first"), "Space");
  await reach(dialog.getByLabel("What are you building?"));
  await keyboard.type(visitor.description);
  await press(fileInput(dialog), "Enter");
  await (await chooser).setFiles(aFile("brief.pdf"));
  await expect(dialog.getByRole("list", { name: "Attached files" })).toContainText("brief.pdf");
  await reach(sendButton(dialog));
  await keyboard.press("Enter");
  await expect(toastOf(page)).toContainText("Success!");
  const [lead] = await db.select().from(leads).where(eq(leads.email, visitor.email));
  expect(lead).toMatchObject({ ...visitor, ndaNeeded: true, attachedFiles: [{ name: "brief.pdf" }] });

  await keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(toggle).toBeFocused();

  const reopen = page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });
  await reach(reopen);
  await keyboard.press("Enter");
  await reach(cookieSettings(page).getByRole("checkbox", { name: "Analytics" }));
  await keyboard.press("Space");
  await reach(cookieSettings(page).getByRole("button", { name: "Save Settings" }));
  await keyboard.press("Enter");
  await expect(reopen).toBeFocused();
  await expect
    .poll(() => storedConsent(page))
    .toMatchObject({ settings: { analytics: true, marketing: false } });
});
