import { eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import {
  aFile,
  aVisitor,
  expectFilled,
  fileInput,
  fill,
  letsTalk,
  sendButton,
  toastOf,
} from "./enquiry-form.ts";

test("LEAD-01: the form page works like the dialog", async ({ page }) => {
  const visitor = aVisitor();
  await openPage(page, "/lets-talk");
  const form = page.getByRole("main");

  await sendButton(form).click();
  await expect(toastOf(page)).toContainText("Please fix the errors");
  await expect(form.getByLabel("Name", { exact: true })).toBeFocused();

  await fill(form, visitor);
  await fileInput(form).setInputFiles(aFile("brief.pdf"));
  await sendButton(form).click();
  await expect(form.getByRole("heading", { name: /^We reply by / })).toBeFocused();
  await expect(page).toHaveURL(/\/lets-talk\/sent$/);
  await form.getByRole("link", { name: "Send another request" }).click();
  const dialog = page.getByRole("dialog", { name: "Request a project estimate" });
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("");
});

test("LEAD-01: the form page has no button that opens the form again", async ({ page }) => {
  await openPage(page, "/lets-talk");
  await expect(page.getByRole("button", { name: "Let’s Talk" })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
  await expect(letsTalk(page)).toBeVisible();
});

test("LEAD-01, NAV-03: on the form page, fragment links open no dialog", async ({ page }) => {
  await openPage(page, "/lets-talk");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/lets-talk#content$/);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("LEAD-01: the form page has no accessibility finding, empty and with errors", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/lets-talk");
  expect(await findings(page)).toEqual([]);
  await sendButton(page.getByRole("main")).click();
  await expect(toastOf(page)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("LEAD-01: Let's Talk opens the form page, the server reports errors, and nothing typed is lost", async ({
    page,
  }) => {
    const visitor = aVisitor();
    await page.goto("/solutions");
    await page.getByRole("banner").getByRole("link", { name: "Let’s Talk" }).click();
    const form = page.getByRole("main");

    await fill(form, { ...visitor, email: "ines", description: "Ferries" });
    await sendButton(form).click();
    await expect(form.getByRole("alert")).toContainText("Please fix the errors");
    await expect(form.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email");
    await expect(form.getByLabel("What are you building?")).toHaveAccessibleDescription(
      "Please provide more details (min 10 characters)",
    );
    await expectFilled(form, { ...visitor, email: "ines", description: "Ferries" });
  });

  test("LEAD-06: an answer with errors names the refused file, and the good ones that have to be chosen again", async ({
    page,
  }) => {
    await page.goto("/lets-talk");
    const form = page.getByRole("main");
    await fill(form, aVisitor());
    await fileInput(form).setInputFiles([aFile("brief.pdf"), aFile("notes.exe"), aFile("plan.pdf")]);
    await sendButton(form).click();
    await expect(fileInput(form)).toHaveAccessibleDescription(
      /notes\.exe is not a PDF.*Choose these files again: brief\.pdf, plan\.pdf\./,
    );

    await fileInput(form).setInputFiles(aFile("brief.pdf"));
    await form.getByLabel("Email").fill("ines@example.org..");
    await sendButton(form).click();
    await expect(form.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email");
    await expect(fileInput(form)).toHaveAccessibleDescription(/Choose this file again: brief\.pdf\./);
  });

  test("LEAD-06, SITE-09: of five files the success page names those that were not stored", async ({
    page,
  }) => {
    await page.goto("/lets-talk");
    const form = page.getByRole("main");
    await fill(form, aVisitor());
    await fileInput(form).setInputFiles(["a", "b", "c", "d", "e"].map((name) => aFile(`${name}.pdf`)));
    await sendButton(form).click();
    await expect(page).toHaveURL(/\/lets-talk\/sent$/);
    const missing = form.locator("div", { has: page.getByText("Not received", { exact: true }) }).last();
    await expect(missing).toContainText(/d\.pdf\s+e\.pdf\s+Please send these by email\./);
    await expect(missing).not.toContainText("c.pdf");
  });

  test("LEAD-01, LEAD-12: an enquiry with a file is sent with the attribution from its address", async ({
    page,
  }) => {
    const visitor = aVisitor();
    await page.goto("/lets-talk?utm_source=letter");
    const form = page.getByRole("main");
    await fill(form, visitor);
    await fileInput(form).setInputFiles(aFile("brief.pdf"));

    await sendButton(form).click();

    await expect(page).toHaveURL(/\/lets-talk\/sent$/);
    await expect(form).toContainText("Your request has been sent.");
    const [lead] = await db.select().from(leads).where(eq(leads.email, visitor.email));
    expect(lead).toMatchObject({
      ...visitor,
      ndaNeeded: true,
      utmSource: "letter",
      sourcePage: "/lets-talk",
      attachedFiles: [{ name: "brief.pdf" }],
    });
    await form.getByRole("link", { name: "Send another request" }).click();
    await expect(form.getByLabel("Name", { exact: true })).toHaveValue("");
  });
});

test("SITE-07: the enquiry page says where enquiries are read, with hours and the local time, without a shift", async ({
  page,
}) => {
  await openPage(page, "/lets-talk");
  const desks = page.getByRole("main").getByRole("listitem").filter({ hasText: /time$/ });
  await expect(desks).toHaveCount(3);
  const heights = () => desks.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  await expect(desks.first().locator("[data-time]")).toHaveText(/^\d\d:\d\d$/);
  await expect(desks.first().locator("[data-status]")).toHaveText(/Open/);
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const write = (time: string, status: string) =>
      desks.evaluateAll(
        (rows, texts) => {
          for (const row of rows)
            for (const [name, text] of Object.entries(texts))
              row.querySelector(`[data-${name}]`)?.replaceChildren(text);
        },
        { time, status },
      );
    await write("20:30", "Opens tomorrow 09:00");
    const shown = await heights();
    await write("", "");
    expect(await heights(), `at ${width} px`).toEqual(shown);
  }
});

test.describe("before an answer to the consent strip", () => {
  test.use({ consent: "unanswered" });

  test("SITE-07: the first screen of the enquiry page shows the fields, and on laptops the button, above the consent strip", async ({
    page,
  }) => {
    const form = page.getByRole("main");
    const onPhones = [form.getByLabel("Name", { exact: true }), form.getByLabel("Email")];
    const onLaptops = [...onPhones, form.getByLabel("What are you building?"), sendButton(form)];
    for (const { width, height, shown } of [
      { width: 390, height: 844, shown: onPhones },
      { width: 1280, height: 800, shown: onLaptops },
      { width: 1440, height: 800, shown: onLaptops },
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto("/lets-talk");
      const strip = await page
        .locator(".consent-banner")
        .evaluate((banner: HTMLElement) => innerHeight - banner.offsetHeight);
      for (const part of shown) {
        const { y = height, height: size = 0 } = (await part.boundingBox()) ?? {};
        expect(y + size, `${part} at ${width} px`).toBeLessThan(strip);
      }
    }
  });
});
