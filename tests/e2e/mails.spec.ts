import { type NotifiedLead, notificationMail } from "#app/domain/leads/notification.server.ts";
import { officeHoursOf } from "#app/domain/leads/office-hours.ts";
import { mailBrandOf } from "#app/domain/settings/mail-brand.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { renderEmail } from "#app/platform/render-email.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";

// The logo is not loaded.
test.use({ expectedErrors: [/Failed to load resource/] });

const word = "Donaudampfschifffahrtsgesellschaft".repeat(7);
const arabic = "نحتاج إلى موقع جديد (بسرعة).";
const name = `${"Maximiliane ".repeat(6)}O’Brien`;
const link = `https://kestrel.example/admin/recover?token=${"x".repeat(60)}`;
const brand = mailBrandOf(defaultSettings, "https://kestrel.example");

/** A mail with all parts that mails consist of. */
const mailWith = (text: string) =>
  renderEmail({
    brand: { ...brand, name: text },
    title: text,
    parts: [
      text,
      { quote: `${text}\n-- \n${text}` },
      { list: [text] },
      { warning: text },
      { button: text, link },
      { links: [{ label: text, link, detail: text }] },
      { facts: [{ label: "Source page", value: text }] },
      { facts: [{ label: "Email", value: text, link }] },
      { note: text },
      { section: "Pages visited", parts: [{ lines: [text, link] }] },
    ],
  });

const lead: NotifiedLead = {
  id: "5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10",
  createdAt: new Date("2026-11-20T16:20:00Z"),
  name,
  email: `${"long".repeat(12)}@${"ferries".repeat(6)}.example`,
  readableEmail: `${"long".repeat(12)}@${"ferries".repeat(6)}.example`,
  phone: "+351 91 234 56 78",
  description: `${word}\n${arabic}`,
  ndaNeeded: true,
  attachedFiles: [{ name: `${word}.pdf`, size: 1_258_291, type: "application/pdf", key: "k", url: "/x" }],
  failedUploads: [{ name: `${word}.png`, reason: "the storage could not be reached" }],
  sourcePage: "/solutions/dwh",
  sourceUrl: link,
  utmSource: "letter",
  utmMedium: null,
  utmCampaign: null,
  utmTerm: null,
  utmContent: null,
  visitorHistory: [`/${word} (2026-11-20T12:00:00.000Z)`],
  referrer: null,
  userAgent: "Mozilla/5.0 (X11)",
  website: null,
};

const mails = {
  "long words": mailWith(word).html,
  Arabic: mailWith(arabic).html,
  "a long name": mailWith(name).html,
  notification: notificationMail(lead, { brand, office: officeHoursOf(defaultSettings), language: "en" })
    .html,
};

for (const colorScheme of ["light", "dark"] as const)
  test(`WORLD-06: mails fit narrow windows and are readable in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const [kind, html] of Object.entries(mails))
      for (const width of [320, 600]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `${kind} at ${width} px`).toBe(width);
        expect(await findings(page, { only: "color-contrast" }), kind).toEqual([]);
      }
  });

test("WORLD-06: each text in a mail has its own direction", async ({ page }) => {
  await page.setContent(mailWith(arabic).html);
  const directions = await page
    .locator("h1, p, blockquote, li, td[dir]", { hasText: arabic })
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).direction));
  expect(directions.length).toBeGreaterThan(7);
  expect(new Set(directions)).toEqual(new Set(["rtl"]));
  await expect(page.getByRole("heading", { name: "Pages visited" })).toHaveCSS("direction", "ltr");
});
