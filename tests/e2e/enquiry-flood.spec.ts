import { like } from "drizzle-orm";
import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { rateLimits } from "#db/schema/rate-limits.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { startAside } from "#tests/support/aside.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press, reach, write } from "#tests/support/keyboard.ts";
import { aFile, aVisitor, fileInput, fill, leadsOf, sendButton, type Visitor } from "./enquiry-form.ts";

/** One enquiry is accepted as usual, the next one only with a proof of work, see enquiry-limits.server.ts. */
const lowLimit = { LEAD_RATE_LIMIT_PER_SITE: "2" };

const clearCounters = () => db.delete(rateLimits).where(like(rateLimits.key, "enquiry:site%"));

test.beforeEach(clearCounters);
test.afterEach(clearCounters);

test("LEAD-14: above the threshold the browser solves a proof of work; without JavaScript the lead is marked", async ({
  page,
  browser,
  mailbox,
  staff: _,
}, { outputDir }) => {
  test.slow();
  const { site, stop } = await startAside(page, outputDir, lowLimit);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  try {
    const first = aVisitor();
    await sendWithoutScript(await plain.newPage(), site, first);
    const withoutScript = aVisitor();
    await sendWithoutScript(await plain.newPage(), site, withoutScript);
    const withScript = aVisitor();
    const challenges = await sendByKeyboard(page, site, withScript);

    expect(challenges).toEqual([200]);
    expect(await leadsOf(first)).toMatchObject([
      { isAboveLimit: false, attachedFiles: [{ name: "brief.pdf" }] },
    ]);
    expect(await leadsOf(withScript)).toMatchObject([
      { status: "new", isAboveLimit: false, attachedFiles: [{ name: "brief.pdf" }] },
    ]);
    const [marked] = await leadsOf(withoutScript);
    expect(marked).toMatchObject({ status: "new", isAboveLimit: true, attachedFiles: null });

    const mailed = async () => {
      const texts = (await mailbox.messages()).map(({ text }) => text).join();
      return [first, withoutScript, withScript].map(({ email }) => texts.includes(email));
    };
    await expect.poll(mailed).toEqual([true, false, true]);

    await page.goto(`${site}/admin/leads?q=${encodeURIComponent(withoutScript.email)}`);
    await expect(page.getByRole("row", { name: withoutScript.name })).toContainText("Above limit");
    await page.goto(`${site}/admin/leads/${marked?.id}`);
    await expect(page.getByText("Received above the limit")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.goto(`${site}/admin/leads?q=${encodeURIComponent(withScript.email)}`);
    await expect(page.getByRole("row", { name: withScript.name })).not.toContainText("Above limit");
  } finally {
    await plain.close();
    await stop();
  }
});

async function sendWithoutScript(page: Page, site: string, visitor: Visitor) {
  await page.goto(`${site}/lets-talk`);
  const form = page.getByRole("main");
  await fill(form, visitor);
  await fileInput(form).setInputFiles(aFile("brief.pdf"));
  await sendButton(form).click();
  await expect(page).toHaveURL(/\/lets-talk\/sent$/);
  await expect(form).toContainText("Your request has been sent.");
  await page.close();
}

/** Returns the statuses of the responses to challenge requests. */
async function sendByKeyboard(page: Page, site: string, visitor: Visitor) {
  const challenges: number[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname === "/lets-talk/proof") challenges.push(response.status());
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, `${site}/lets-talk`);
  const form = page.getByRole("main");
  await write(form.getByLabel("Name", { exact: true }), visitor.name);
  await write(form.getByLabel("Email"), visitor.email);
  await write(form.getByLabel("What are you building?"), visitor.description);
  await fileInput(form).setInputFiles(aFile("brief.pdf"));

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/lets-talk/enquiries", async (route) => {
    await released;
    await route.continue();
  });
  await press(sendButton(form), "Enter");
  await expect(form.getByRole("button", { name: "Sending..." })).toBeDisabled();
  expect(await findings(page)).toEqual([]);
  release();

  await expect(form.getByRole("heading", { name: /^We reply by / })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await reach(form.getByRole("link", { name: "Send another request" }));
  return challenges;
}
