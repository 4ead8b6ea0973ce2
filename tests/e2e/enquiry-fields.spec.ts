import type { Page } from "playwright/test";
import { leadFields } from "#app/domain/leads/lead-fields.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { clockDay } from "#tests/support/clock-day.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import {
  aFile,
  aVisitor,
  expectFilled,
  fileInput,
  fill,
  leadsOf,
  openDialog,
  sendButton,
  toastOf,
  type Visitor,
} from "./enquiry-form.ts";

test("LEAD-04, LEAD-05: by keyboard alone, each field shows its error on blur", async ({ page }) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  const says = (label: string, message: string | RegExp) =>
    expect(dialog.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);

  await page.keyboard.press("Tab");
  await says("Name", "Name is required");
  await page.keyboard.press("Tab");
  await says("Email", "Email is required");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("ines@harbourline");
  await says("Email", "Please enter a valid email");
  await page.keyboard.type(".example");
  await says("Email", "");
  await page.keyboard.press("Tab");
  await page.keyboard.type("call me");
  await page.keyboard.press("Tab");
  await says("Phone", /Please enter a valid phone number/);
  await page.keyboard.press("Space");
  await expect(dialog.getByLabel("I need an NDA first")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await says("What are you building?", "Project description is required");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("Ferries");
  await says("What are you building?", "Please provide more details (min 10 characters)");
});

test("WORLD-05: a near miss of a common mail domain is announced, and its button corrects the address", async ({
  page,
}) => {
  await openPage(page, "/lets-talk");
  const form = page.locator("main form");
  const email = form.getByLabel("Email");
  const hint = form.getByRole("status").filter({ hasText: "Did you mean" });
  await email.fill("ines@gmial.com");
  await page.keyboard.press("Tab");
  await expect(hint).toHaveText("Did you mean gmail.com?");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
  await hint.getByRole("button", { name: "ines@gmail.com" }).click();
  await expect(email).toHaveValue("ines@gmail.com");
  await expect(email).toBeFocused();
  await expect(hint).toBeHidden();

  await page.reload();
  await expect(email).toHaveValue("ines@gmail.com");
  await email.fill("ines@ymail.com");
  await page.keyboard.press("Tab");
  await expect(email).not.toBeFocused();
  await expect(hint).toBeHidden();
});

test("LEAD-02, LEAD-11: every field of a lead that visitors type has a control", async ({ page }) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  for (const [name, { isDrafted }] of Object.entries(leadFields))
    if (isDrafted) await expect(dialog.locator(`[name=${name}]`), name).toHaveCount(1);
});

test("LEAD-05: submitting validates all fields, shows a toast and focuses the first wrong field", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await dialog.getByLabel("Name", { exact: true }).fill("Ines Duarte");

  await sendButton(dialog).click();

  await expect(toastOf(page)).toContainText("Please fix the errors");
  await expect(toastOf(page)).toContainText("Check the highlighted fields and try again");
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await expect(dialog.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByText("Email is required")).toBeVisible();
  await expect(dialog.getByText("Project description is required")).toBeVisible();
  await expect(dialog.getByText("Name is required")).toBeHidden();
});

test("LEAD-05: a click that blurs a wrong field still reaches its target", async ({ page }) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await dialog.getByLabel("Email").fill("ines");

  await dialog.getByLabel("I need an NDA first").click();

  await expect(dialog.getByText("Please enter a valid email")).toBeVisible();
  await expect(dialog.getByLabel("I need an NDA first")).toBeChecked();
});

test("LEAD-06: files are listed with their size and can be removed; rejected files are named", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  const list = dialog.getByRole("list", { name: "Attached files" }).getByRole("listitem");

  await fileInput(dialog).setInputFiles([aFile("brief.pdf", 1_900_000), aFile("setup.exe")]);
  await expect(list).toHaveText(/brief\.pdf\s*1\.8 MB · attached/);
  await expect(dialog.getByText("setup.exe is not a PDF, DOC, DOCX, TXT, JPG or PNG file.")).toBeVisible();

  await fileInput(dialog).setInputFiles(aFile("film.png", 5_242_881));
  await expect(toastOf(page)).toContainText("File too large");
  await expect(toastOf(page)).toContainText("film.png exceeds 5MB limit");
  await expect(list).toHaveCount(1);

  await fileInput(dialog).setInputFiles([aFile("2.pdf"), aFile("3.pdf"), aFile("4.pdf")]);
  await expect(list).toHaveCount(3);
  await expect(dialog.getByText("4.pdf was not attached: 3 files at most.")).toBeVisible();
  await expect(toastOf(page)).toBeHidden(); // the file that it named was of the choice before

  await dialog.getByRole("button", { name: "Remove 2.pdf" }).click();
  await expect(list).toHaveText([/brief\.pdf/, /3\.pdf/]);
});

test("LEAD-06: a file dropped beside the drop zone is attached, and the page does not navigate", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);

  await drop(page, "sketch.png");

  await expect(dialog.getByRole("list", { name: "Attached files" })).toContainText("sketch.png");
  await expect(page).toHaveURL(/\/solutions$/);
});

test("LEAD-07: people and assistive technology cannot reach the honeypot, and autofill skips it", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);

  await expect(dialog.getByRole("textbox", { name: "Website" })).toHaveCount(0);
  const trap = dialog.locator("input[name=website]");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  // Chromium and password managers do not fill read-only fields; the other attributes are additional hints.
  await expect(trap).toHaveJSProperty("readOnly", true);
  await expect(trap).toHaveAttribute("autocomplete", "off");
  for (const attribute of ["data-1p-ignore", "data-lpignore", "data-bwignore", "data-form-type"])
    await expect(trap).toHaveAttribute(attribute);
  const label = await trap.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
  expect(label).not.toMatch(/web|url|site/i);
});

test("LEAD-07: a password manager that fills every field it can does not turn a lead into spam", async ({
  page,
}) => {
  const visitor = aVisitor();
  await openPage(page, "/lets-talk");
  const form = page.getByRole("main").locator("form");
  const filled = await form.evaluate(fillAsPasswordManager, visitor);
  expect(filled).toEqual(expect.arrayContaining(["name", "email", "phone"]));
  await form.getByLabel("What are you building?").fill(visitor.description);
  await expect(form.locator("input[name=website]")).toHaveValue("");

  await sendButton(form).click();

  await expect(toastOf(page)).toContainText("Success!");
  expect(await leadsOf(visitor)).toMatchObject([{ ...visitor, status: "new", website: null }]);
});

test("LEAD-11: the dialog and the form of the page behind it have the same text", async ({ page }) => {
  const visitor = aVisitor();
  await page.goto("/contact"); // the name is typed before hydration
  const form = page.locator("main form").filter({ has: page.getByLabel("What are you building?") });
  await form.getByLabel("Name", { exact: true }).fill("Ines");
  const dialog = await openDialog(page);
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Ines");

  await fill(dialog, visitor);
  await page.keyboard.press("Escape");
  await expectFilled(form, visitor);
  await form.getByLabel("Phone").fill("+351 21 000 0001");
  await expectFilled(await openDialog(page), { ...visitor, phone: "+351 21 000 0001" });
});

test("LEAD-11: a closed dialog keeps text and files, and a reload keeps the text for 24 hours", async ({
  page,
}) => {
  const visitor = aVisitor();
  await page.clock.install({ time: `${clockDay}T12:00:00Z` });
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await fill(dialog, visitor);
  await fileInput(dialog).setInputFiles(aFile("brief.pdf"));

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await openDialog(page);
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue(visitor.name);
  await expect(dialog.getByRole("list", { name: "Attached files" })).toContainText("brief.pdf");

  await page.clock.fastForward("23:59:00");
  await page.reload();
  await openDialog(page);
  await expect(dialog.getByLabel("What are you building?")).toHaveValue(visitor.description);
  await expect(dialog.getByLabel("I need an NDA first")).toBeChecked();
  const lost = dialog.getByText("Files are not restored.");
  await expect(lost).toBeVisible();
  await fileInput(dialog).setInputFiles(aFile("sketch.png"));
  await expect(lost).toBeHidden();
  await dialog.getByRole("button", { name: "Start over" }).click();
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("");

  await dialog.getByLabel("Name", { exact: true }).fill(visitor.name);
  await page.clock.fastForward("24:00:01");
  await page.reload();
  await openDialog(page);
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(visitor.name);
});

async function drop(page: Page, name: string) {
  const transfer = await page.evaluateHandle((name) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(2000)], name));
    return transfer;
  }, name);
  const title = page.getByRole("heading", { name: "Request a project estimate" });
  await title.dispatchEvent("dragover", { dataTransfer: transfer });
  await expect(page.getByText("Drop to attach")).toBeVisible();
  await title.dispatchEvent("drop", { dataTransfer: transfer });
}

/**
 * Runs in the page: fills every editable field whose name, id, label or `autocomplete` suggests identity data, visible
 * or not, like Bitwarden's collectPageDetails and fillTheField. Returns the names of the fields.
 */
function fillAsPasswordManager(form: HTMLElement | SVGElement, { name, email, phone }: Visitor): string[] {
  const knows: [pattern: RegExp, value: string][] = [
    [/mail/i, email],
    [/phone|tel/i, phone],
    [/web|url|site|company|organi[sz]ation/i, "https://harbourline.example"],
    [/name/i, name],
  ];
  const inputs = [...form.querySelectorAll("input")].filter(
    ({ type, readOnly, disabled }) => /^(text|email|tel|url)$/.test(type) && !readOnly && !disabled,
  );
  return inputs.flatMap((input) => {
    const words = [input.name, input.id, input.autocomplete, input.labels?.[0]?.textContent].join(" ");
    const value = knows.find(([pattern]) => pattern.test(words))?.[1];
    if (value === undefined) return [];
    input.focus();
    input.value = value;
    for (const event of ["input", "change"]) input.dispatchEvent(new Event(event, { bubbles: true }));
    input.blur();
    return [input.name];
  });
}
