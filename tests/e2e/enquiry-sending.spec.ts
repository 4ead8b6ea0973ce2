import type { BrowserContext, Page } from "playwright/test";
import { connections } from "#app/platform/database.server.ts";
import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import {
  aFile,
  aVisitor,
  expectEmpty,
  expectFilled,
  fileInput,
  fill,
  leadsOf,
  openDialog,
  sendButton,
  toastOf,
  type Visitor,
} from "./enquiry-form.ts";

test("LEAD-11: a sent enquiry is stored and mailed; the form and its draft are cleared", async ({
  page,
  mailbox,
}) => {
  const visitor = aVisitor();
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await fill(dialog, visitor);
  await fileInput(dialog).setInputFiles([aFile("brief.pdf", 900_000), aFile("sketch.png", 600_000)]);
  const release = await holdSubmission(page);

  await sendButton(dialog).click();
  const button = dialog.getByRole("button", { name: "Sending..." });
  await expect(button).toBeDisabled();
  await expect(dialog.getByRole("listitem").filter({ hasText: "brief.pdf" })).toContainText("%");
  release();

  await expect(toastOf(page)).toContainText("Success!");
  await expect(toastOf(page)).toContainText(
    "Your request has been sent. We'll get back to you within 24 hours.",
  );
  await expect(page.getByRole("dialog", { name: /^We reply by / })).toBeVisible();
  await page.getByRole("button", { name: "Send another request" }).click();
  await expectEmpty(dialog);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    visitor.name,
  );

  const [lead, ...others] = await leadsOf(visitor);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    ...visitor,
    ndaNeeded: true,
    status: "new",
    website: null,
    sourcePage: "/solutions",
    attachedFiles: [
      { name: "brief.pdf", size: 900_000 },
      { name: "sketch.png", size: 600_000 },
    ],
  });
  await expect
    .poll(async () => (await mailbox.messages()).filter(({ text }) => text.includes(visitor.email)).length)
    .toBe(1);
});

test.describe("with a failing database", () => {
  test.use({ expectedErrors: [/^500 .*\/lets-talk\/enquiries/] });

  test("LEAD-11, LEAD-13: after a failure all input is still there, and the retry stores the same lead", async ({
    page,
  }) => {
    const visitor = aVisitor();
    await openPage(page, "/solutions");
    const dialog = await openDialog(page);
    await fill(dialog, visitor);
    await fileInput(dialog).setInputFiles([aFile("brief.pdf"), aFile("sketch.png")]);

    const accept = await refuseLeadsOf(visitor);
    try {
      await sendButton(dialog).click();
      await expect(toastOf(page)).toContainText("Error");
      await expect(toastOf(page)).toContainText(
        "Something went wrong. Please try again or contact us directly.",
      );
      await expectFilled(dialog, visitor);
      await expect(dialog.getByRole("list", { name: "Attached files" }).getByRole("listitem")).toHaveCount(2);
      await expect(dialog.getByRole("alert")).toContainText("Something went wrong");
      await expect(sendButton(dialog)).toBeFocused();
    } finally {
      await accept();
    }

    await page.keyboard.press("Enter");
    await expect(toastOf(page)).toContainText("Success!");
    const stored = await leadsOf(visitor);
    expect(stored.map(({ attachedFiles }) => attachedFiles?.length)).toEqual([2]);
  });
});

test.describe("without a network connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("LEAD-11: without a network connection the form says so and keeps the input", async ({
    page,
    context,
  }) => {
    const visitor = aVisitor();
    await openPage(page, "/solutions");
    const dialog = await openDialog(page);
    await fill(dialog, visitor);

    await context.setOffline(true);
    await sendButton(dialog).click();
    await expect(toastOf(page)).toContainText("Something went wrong");
    await expectFilled(dialog, visitor);

    await context.setOffline(false);
    await sendButton(dialog).click();
    await expect(toastOf(page)).toContainText("Success!");
  });
});

test.describe("with a lost response", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("LEAD-13: a lost response, a reload and a second attempt make one lead and one mail", async ({
    page,
    mailbox,
  }) => {
    const visitor = aVisitor();
    await openPage(page, "/solutions");
    const dialog = await openDialog(page);
    await fill(dialog, visitor);
    await page.route("**/lets-talk/enquiries", async (route) => {
      await route.fetch();
      await route.abort();
    });

    await sendButton(dialog).click();
    await expect(toastOf(page)).toContainText("Something went wrong");
    await page.unroute("**/lets-talk/enquiries");
    await page.reload();
    await openDialog(page);
    await sendButton(dialog).click();

    await expect(toastOf(page)).toContainText("Success!");
    expect(await leadsOf(visitor)).toHaveLength(1);
    const mails = async () => (await mailbox.messages()).filter(({ text }) => text.includes(visitor.email));
    await expect.poll(async () => (await mails()).length).toBe(1);
  });
});

test("LEAD-05: an error that only the server finds shows at its field", async ({ page }) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await fill(dialog, aVisitor());
  await fileInput(dialog).setInputFiles({ ...aFile("brief.pdf"), buffer: aFile("sketch.png").buffer });

  await sendButton(dialog).click();

  await expect(toastOf(page)).toContainText("Please fix the errors");
  await expect(dialog.getByText("brief.pdf is not a valid PDF file.")).toBeVisible();
  await expect(fileInput(dialog)).toBeFocused();
  await dialog.getByRole("button", { name: "Remove brief.pdf" }).click();
  await expect(dialog.getByText("brief.pdf is not a valid PDF file.")).toBeHidden();
  await sendButton(dialog).click();
  await expect(toastOf(page)).toContainText("Success!");
});

test("LEAD-14: a refused enquiry shows the reason and keeps all input", async ({ page, context }) => {
  const visitor = aVisitor();
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await fill(dialog, visitor);
  await useUpRequests(context);

  await sendButton(dialog).click();

  await expect(toastOf(page)).toContainText("Too many requests");
  await expect(dialog.getByRole("alert")).toContainText("Too many requests");
  await expectFilled(dialog, visitor);
  expect(await leadsOf(visitor)).toEqual([]);
});

test("LEAD-11: closing the dialog does not stop sending", async ({ page }) => {
  const visitor = aVisitor();
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await fill(dialog, visitor);
  const release = await holdSubmission(page);

  await sendButton(dialog).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  release();

  await expect(toastOf(page)).toContainText("Success!");
  expect(await leadsOf(visitor)).toHaveLength(1);
});

test("LEAD-11: sending can be cancelled and tried again; all input and files are still there", async ({
  page,
}) => {
  const visitor = aVisitor();
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await fill(dialog, visitor);
  await fileInput(dialog).setInputFiles([aFile("brief.pdf"), aFile("plan.pdf")]);
  const release = await holdSubmission(page);

  await sendButton(dialog).click();
  await expect(dialog.getByRole("progressbar", { name: "Upload" })).toBeAttached();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(sendButton(dialog)).toBeEnabled();
  await expectFilled(dialog, visitor);
  expect(await leadsOf(visitor)).toEqual([]);

  release();
  await sendButton(dialog).click();
  await expect(toastOf(page)).toContainText("Success!");
  expect(await leadsOf(visitor)).toHaveLength(1);
});

test("WORLD-04, LEAD-11: a form that comes back from the back-forward cache says that it was not sent", async ({
  page,
}) => {
  const visitor = aVisitor();
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await fill(dialog, visitor);
  await fileInput(dialog).setInputFiles([aFile("brief.pdf", 900_000)]);
  const release = await holdSubmission(page);
  await sendButton(dialog).click();
  await expect(dialog.getByRole("button", { name: "Sending..." })).toBeDisabled();

  // What a browser does with the page that it restores; its requests ended when it was left.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

  await expect(dialog.getByText("You left the page before your request was sent.")).toBeVisible();
  await expectFilled(dialog, visitor);
  await expect(dialog.getByText("brief.pdf").first()).toBeVisible();
  release();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await sendButton(dialog).click();
  await expect(toastOf(page)).toContainText("Success!");
  expect(await leadsOf(visitor)).toHaveLength(1);
});

test("LEAD-11: cancelling by keyboard leaves the focus at the button that sends again", async ({ page }) => {
  await openPage(page, "/lets-talk");
  const form = page.getByRole("main");
  await fill(form, aVisitor());
  const release = await holdSubmission(page);
  await sendButton(form).click();
  await form.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(sendButton(form)).toBeFocused();
  release();
});

test("LEAD-11: different enquiries in two tabs are both restored, and sending one keeps the other", async ({
  page,
  context,
}) => {
  const [first, second] = [aVisitor(), aVisitor()];
  const other = await context.newPage();
  await openPage(page, "/lets-talk");
  await openPage(other, "/lets-talk");
  await fill(page.getByRole("main"), first);
  await fill(other.getByRole("main"), second);
  await openPage(page, "/lets-talk");
  await openPage(other, "/lets-talk");
  await expectFilled(page.getByRole("main"), first);
  await expectFilled(other.getByRole("main"), second);

  await sendButton(page.getByRole("main")).click();
  await expect(toastOf(page)).toContainText("Success!");
  await openPage(other, "/lets-talk");
  await expectFilled(other.getByRole("main"), second);
});

test("LEAD-11: a draft is restored also into the field that has the focus when the page becomes interactive", async ({
  page,
}) => {
  await openPage(page, "/lets-talk");
  const description = page.getByRole("main").getByLabel("What are you building?");
  await description.fill("Ferry bookings that survive the summer.");
  await page.goto("/lets-talk");
  await description.focus();
  await answersToScript(page);
  await expect(description).toHaveValue("Ferry bookings that survive the summer.");
});

test("LEAD-11, LEAD-14: a request that is cancelled before its upload starts is not sent", async ({
  page,
}) => {
  const visitor = aVisitor();
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await fill(dialog, visitor);
  const release = await hold(page, "/lets-talk/proof");
  const submissions: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/lets-talk/enquiries")) submissions.push(request.method());
  });

  await sendButton(dialog).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(sendButton(dialog)).toBeEnabled();
  release();
  await expectFilled(dialog, visitor);
  expect(submissions).toEqual([]);

  await sendButton(dialog).click();
  await expect(toastOf(page)).toContainText("Success!");
  expect(await leadsOf(visitor)).toHaveLength(1);
});

/** Holds the next submission until it is released. */
const holdSubmission = (page: Page) => hold(page, "/lets-talk/enquiries");

/** Holds requests to a path until the returned function is called. */
async function hold(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    // A cancelled request has nothing to continue.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Sends empty forms from the visitor's address until the rate limit refuses them. */
async function useUpRequests(context: BrowserContext) {
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const answer = await context.request.post("/lets-talk", { multipart: { name: "" } });
    if (answer.status() === 429) return;
  }
  throw new Error("a hundred enquiries from one address were taken");
}

/** Makes the database reject this visitor's leads only, until the returned function is called. */
async function refuseLeadsOf({ email }: Visitor) {
  const name = `refuses_${email.replace(/\W/g, "_")}`;
  await connections.unsafe(`alter table leads add constraint ${name} check (email <> '${email}')`);
  return () => connections.unsafe(`alter table leads drop constraint ${name}`);
}
