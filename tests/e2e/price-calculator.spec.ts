import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { holdScripts } from "#tests/support/hold-scripts.ts";
import { openDialog } from "./enquiry-form.ts";

const address = "/about/how-we-work/pricing";
const result = "€118,500–236,000";

test("SITE-06: the price calculator updates its result and starts an enquiry with it", async ({ page }) => {
  await page.goto(address);
  await page.getByLabel("Two kinds of user").check();
  await page.getByLabel("A second language").check();
  await expect(page.locator("form output")).toHaveText(result);
  await page.getByRole("link", { name: "Send this estimate" }).click();
  await expect(page.getByLabel("What are you building?")).toHaveValue(
    `First release of a web product; Two kinds of user, or three outside systems; A second language: ${result}`,
  );
});

test("SITE-06: the price calculator shows the result of options chosen before hydration", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(address);
  await page.getByLabel("Two kinds of user").check();
  await page.getByLabel("A second language").check();
  release();
  await answersToScript(page);
  await expect(page.locator("form output")).toHaveText(result);
});

test("SITE-06: on a slow phone, options chosen before any script runs are in the estimate and the enquiry @phone", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(address);
  await page.getByLabel("Two kinds of user").tap();
  await page.getByLabel("A second language").tap();
  release();
  await expect(page.locator("form output")).toHaveText(result);
  await page.getByRole("link", { name: "Send this estimate" }).tap();
  await expect(page.getByLabel("What are you building?")).toHaveValue(
    new RegExp(`^First release.*; Two.*: ${result}$`),
  );
});

test("SITE-06: a fixed price ignores scope and extras, which stay chosen for other work", async ({
  page,
}) => {
  await openPage(page, address);
  const language = page.getByLabel("A second language");
  await language.check();
  await page.getByLabel("Technical audit").check();
  await expect(page.locator("form output")).toHaveText("€9,500");
  await expect(language).toBeDisabled();
  await page.getByLabel("First release of a web product").check();
  await expect(language).toBeChecked();
  await expect(page.locator("form output")).toHaveText("€96,000–191,000");
});

test("SITE-06, LEAD-11: an estimate is added to what the visitor has already written", async ({ page }) => {
  await openPage(page, "/services");
  const dialog = await openDialog(page);
  await dialog.getByLabel("What are you building?").fill("A timetable for ferries.");
  await page.keyboard.press("Escape");
  await openPage(page, address);
  await page.getByRole("link", { name: "Send this estimate" }).click();
  const description = page.getByLabel("What are you building?");
  await expect(description).toHaveValue(/^First release.*\n\nA timetable for ferries\.$/);
  await page.getByLabel("Name", { exact: true }).fill("Ines Duarte");
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ines Duarte");
  await expect(description).toHaveValue(/^First release.*\n\nA timetable for ferries\.$/);
});

test("SITE-06: the price calculator updates its result while offline", async ({ page, context }) => {
  await openPage(page, address);
  await context.setOffline(true);
  await page.getByLabel("Two kinds of user").check();
  await page.getByLabel("A second language").check();
  await expect(page.locator("form output")).toHaveText(result);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("SITE-06: the price calculator works as a form", async ({ page }) => {
    await page.goto(address);
    await page.getByLabel("Two kinds of user").check();
    await page.getByLabel("A second language").check();
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(/work=first-release-of-a-web-product.*extra=a-second-language#estimate02$/);
    await expect(page.locator("form output")).toHaveText(result);
    await page.getByRole("link", { name: "Send this estimate" }).click();
    await expect(page.getByLabel("What are you building?")).toHaveValue(
      new RegExp(`^First release.*: ${result}$`),
    );
  });
});

/** The result has word joiners (U+2060) around its dash. */
