import { answersToScript } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { holdScripts } from "#tests/support/hold-scripts.ts";
import { saved } from "./editor-page.ts";

test("LEAD-05, LEAD-11: text and files entered before hydration are still there, validated and sent afterwards", async ({
  page,
  mailbox,
}) => {
  const release = await holdScripts(page);
  await page.goto("/lets-talk");
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field("Name").fill("Ida Berg");
  await field("Email").fill("ida@berg.example");
  await field("What are you building?").fill("A lift that calls itself.");
  await field("I need an NDA first").check();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Four floors.") });

  release();
  await answersToScript(page);
  await expect(field("Name")).toHaveValue("Ida Berg");
  await expect(field("Email")).toHaveValue("ida@berg.example");
  await expect(field("What are you building?")).toHaveValue("A lift that calls itself.");
  await expect(field("I need an NDA first")).toBeChecked();
  await expect(page.getByRole("list", { name: "Attached files" })).toContainText("plan.txt");

  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Your request has been sent.").first()).toBeVisible();
  const subjects = async () => (await mailbox.messages()).map(({ subject }) => subject);
  await expect.poll(subjects).toContainEqual(expect.stringContaining("new enquiry from Ida Berg"));
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("LEAD-11: Back restores a form that was sent offline before hydration", async ({ page, context }) => {
    await holdScripts(page);
    await page.goto("/lets-talk");
    const request = page.getByLabel("What are you building?");
    await request.fill("A lift that calls itself.");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send request" }).click({ noWaitAfter: true });
    await expect(request).toBeHidden();
    await context.setOffline(false);
    await page.goBack();
    await expect(request).toHaveValue("A lift that calls itself.");
  });
});

test("LEAD-05: changes of a prefilled request before hydration are kept", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/lets-talk?message=AI+trial");
  const request = page.getByLabel("What are you building?");
  await request.fill("AI trial, in two languages");
  release();
  await answersToScript(page);
  await expect(request).toHaveValue("AI trial, in two languages");
});

test("SET-01, ADMIN-06: a setting changed before hydration is kept and shown as not saved", async ({
  keepSettings,
  page,
  staff: _,
}) => {
  await keepSettings("form_step1_description");
  const release = await holdScripts(page);
  await page.goto("/admin/settings/form", { waitUntil: "domcontentloaded" });
  const step = page.getByRole("textbox", { name: "Step 1, text" });
  await step.fill("Typed at once");
  release();
  await answersToScript(page);
  await expect(step).toHaveValue("Typed at once");
  await expect(page.getByRole("status", { name: "Save status" })).toHaveText("Not saved yet");
});

test("PAGE-04, ADMIN-06: block fields changed before hydration are kept and saved", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([{ type: "hero", props: { headline: "Before", lead: "Also before" } }]);
  const release = await holdScripts(page);
  await page.goto(`/admin/pages/${edited.slug}`, { waitUntil: "domcontentloaded" });
  await page.getByRole("textbox", { name: "Headline" }).fill("At once");
  await page.getByRole("textbox", { name: "Intro" }).fill("Also at once");
  await page.getByRole("checkbox", { name: "Ink background" }).check();
  release();
  await answersToScript(page);
  await saved(page);
  expect((await edited.stored()).draft).toMatchObject({
    blocks: [{ props: { headline: "At once", lead: "Also at once", onInk: true } }],
  });
});

test("PAGE-01: a title and a slug typed before hydration both stay", async ({ page, staff: _ }) => {
  const release = await holdScripts(page);
  await page.goto("/admin/new-page", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Title").fill("Slate and granite");
  await page.getByLabel("Slug").fill("stones");
  release();
  await answersToScript(page);
  await expect(page.getByLabel("Title")).toHaveValue("Slate and granite");
  await page.getByLabel("Title").press("End");
  await page.keyboard.type(" from Wales");
  await expect(page.getByLabel("Slug")).toHaveValue("stones");
});

test("LEAD-01, NAV-03: before hydration, Let's Talk opens the form page and the toggle opens the site index", async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto("/solutions");
  await page.getByRole("link", { name: "Menu" }).click();
  await expect(page).toHaveURL("/solutions#site-index");
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await page.getByRole("contentinfo").getByRole("link", { name: "Let’s Talk" }).click();
  await expect(page).toHaveURL("/lets-talk");
  await expect(page.getByRole("heading", { name: "Request a project estimate" })).toBeVisible();
});

test("PAGE-01: before hydration, the slash key focuses the page search and Enter searches", async ({
  page,
  staff: _,
}) => {
  await holdScripts(page);
  // Scripts of the admin start before its load event.
  await page.goto("/admin/pages", { waitUntil: "domcontentloaded" });
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search pages" })).toBeFocused();
  await page.keyboard.type("solutions");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/pages?q=solutions");
});

test("FOOT-03: a footer section opened before hydration stays open @phone", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/solutions");
  const footer = page.getByRole("contentinfo");
  await page.getByLabel("Pages of Solutions").click();
  await expect(footer.getByRole("link", { name: "Voice agents" })).toBeVisible();
  release();
  await answersToScript(page);
  await expect(footer.getByRole("link", { name: "Voice agents" })).toBeVisible();
  await expect(footer.getByRole("button", { name: "Back to all sections" })).toBeVisible();
});

test("NAV-03: a page that is clicked throughout hydration responds afterwards", async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    const end = Date.now() + 5000;
    port1.onmessage = () => {
      document.body?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      if (Date.now() < end) port2.postMessage(undefined);
    };
    port2.postMessage(undefined);
  });
  for (const path of ["/admin/sign-in", "/contact", "/lets-talk"]) {
    await page.goto(path);
    await answersToScript(page);
  }
});
