import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";

test.use({ consent: "unanswered" });

/** Removes what the first supported version of an engine brought. */
const engines: [name: string, remove: (page: Page) => Promise<unknown>][] = [
  ["Chromium", (page) => page.addInitScript(() => Reflect.deleteProperty(URL, "canParse"))],
  ["Firefox", (page) => page.addInitScript(() => Reflect.deleteProperty(CSS, "registerProperty"))],
  [
    "Safari",
    (page) => page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility")),
  ],
];

for (const [name, remove] of engines) {
  test(`WORLD-03: an older ${name} gets the working HTML`, async ({ page, mailbox }) => {
    await remove(page);
    const framework: string[] = [];
    page.on("request", (request) => {
      if (/\/(entry\.client|root)-/.test(request.url())) framework.push(request.url());
    });
    await page.goto("/solutions/ai-assistants");
    await page.mouse.move(200, 200);
    await page.mouse.move(240, 240);
    await page.getByRole("main").getByRole("link", { name: "Voice agents" }).first().click();
    await expect(page).toHaveURL(/\/voice-agents$/);
    await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Tech stack" }).first().click();
    await expect(page).toHaveURL(/\/tech-stack$/);
    await page.getByRole("link", { name: "Let’s Talk" }).first().click();

    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field("Name").fill("Ida Berg");
    await field("Email").fill("ida@berg.example");
    await field("What are you building?").fill(`A lift, seen in an older ${name}.`);
    const file = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Four floors.") };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^We reply by / })).toBeVisible();
    await expect
      .poll(async () => (await mailbox.messages()).map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining("new enquiry from Ida Berg"));
    expect(framework).toEqual([]);
  });
}

test("WORLD-03: an older browser and one without JavaScript are told that the admin needs it", async ({
  page,
  plain,
  staff: _,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(URL, "canParse"));
  for (const screen of [page, plain]) {
    await screen.goto("/admin/tasks");
    await expect(screen.getByRole("alert")).toContainText("The admin needs JavaScript.");
    await screen.goto("/admin/recover");
    await expect(screen.getByRole("button")).toBeVisible();
    await expect(screen.getByText("The admin needs JavaScript.")).toHaveCount(0);
  }
});
