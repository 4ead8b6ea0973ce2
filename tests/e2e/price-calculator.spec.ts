import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { holdScripts } from "#tests/support/hold-scripts.ts";

const address = "/about/how-we-work/pricing";
const result = "€36,000–41,000";

test("SITE-06: the price calculator updates its result and starts an enquiry with it", async ({ page }) => {
  await page.goto(address);
  await page.getByLabel("AI trial").check();
  await page.getByLabel("Two kinds of user").check();
  await page.getByLabel("A second language").check();
  await expect(page.locator("form output")).toHaveText(withJoiners(result));
  await page.getByRole("link", { name: "Send this estimate" }).click();
  await expect(page.getByLabel("What are you building?")).toHaveValue(
    `AI trial; Two kinds of user, or three outside systems; A second language: ${result}`,
  );
});

test("SITE-06: the price calculator shows the result of options chosen before hydration", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(address);
  await page.getByLabel("AI trial").check();
  await page.getByLabel("Two kinds of user").check();
  await page.getByLabel("A second language").check();
  release();
  await answersToScript(page);
  await expect(page.locator("form output")).toHaveText(withJoiners(result));
});

test("SITE-06: the price calculator updates its result while offline", async ({ page, context }) => {
  await openPage(page, address);
  await context.setOffline(true);
  await page.getByLabel("AI trial").check();
  await page.getByLabel("Two kinds of user").check();
  await page.getByLabel("A second language").check();
  await expect(page.locator("form output")).toHaveText(withJoiners(result));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("SITE-06: the price calculator works as a form", async ({ page }) => {
    await page.goto(address);
    await page.getByLabel("AI trial").check();
    await page.getByLabel("Two kinds of user").check();
    await page.getByLabel("A second language").check();
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(/work=ai-trial.*extra=a-second-language#estimate02$/);
    await expect(page.locator("form output")).toHaveText(withJoiners(result));
    await page.getByRole("link", { name: "Send this estimate" }).click();
    await expect(page.getByLabel("What are you building?")).toHaveValue(
      new RegExp(`^AI trial.*: ${result}$`),
    );
  });
});

/** The result has word joiners (U+2060) around its dash. */
function withJoiners(text: string): string {
  return text.replace("–", "\u2060–\u2060");
}
