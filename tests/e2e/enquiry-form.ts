import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Locator, Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { answersToScript } from "#tests/support/answers-to-script.ts";
import { fileOf } from "#tests/support/files.ts";
import { expect } from "#tests/support/fixtures.ts";

/** A unique visitor. */
export function aVisitor() {
  const mark = randomUUID().slice(0, 8);
  return {
    name: `Ines Duarte ${mark}`,
    email: `ines.${mark}@harbourline.example`,
    phone: "+351 21 000 0000",
    description: "A booking desk for 14 ferry routes, with live seats.",
  };
}

export type Visitor = ReturnType<typeof aVisitor>;

/** The stored leads of this visitor. */
export const leadsOf = ({ email }: Visitor) => db.select().from(leads).where(eq(leads.email, email));

/** A link before hydration, a button afterwards. */
export const letsTalk = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Let’s Talk" });

/** Opens the dialog with the chrome's button. */
export async function openDialog(page: Page): Promise<Locator> {
  await answersToScript(page);
  await letsTalk(page).click();
  return dialogOf(page);
}

export async function dialogOf(page: Page): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name: "Request a project estimate" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills in the form in a dialog or on a page. */
export async function fill(form: Locator, visitor: Visitor) {
  await form.getByLabel("Name", { exact: true }).fill(visitor.name);
  await form.getByLabel("Email").fill(visitor.email);
  await form.getByLabel("Phone").fill(visitor.phone);
  await form.getByLabel("I need an NDA first").check();
  await form.getByLabel("What are you building?").fill(visitor.description);
}

export async function expectFilled(form: Locator, visitor: Visitor) {
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue(visitor.name);
  await expect(form.getByLabel("Email")).toHaveValue(visitor.email);
  await expect(form.getByLabel("Phone")).toHaveValue(visitor.phone);
  await expect(form.getByLabel("I need an NDA first")).toBeChecked();
  await expect(form.getByLabel("What are you building?")).toHaveValue(visitor.description);
}

export async function expectEmpty(form: Locator) {
  for (const label of ["Name", "Email", "Phone", "What are you building?"]) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue("");
  }
  await expect(form.getByLabel("I need an NDA first")).not.toBeChecked();
  await expect(form.getByRole("list", { name: "Attached files" })).toBeHidden();
}

export const sendButton = (form: Locator) => form.getByRole("button", { name: "Send request" });

/** The visible toast; its text is also in a live region. */
export const toastOf = (page: Page) =>
  page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");

/** A file for the file input. */
export function aFile(name: string, size = 2000) {
  const kind = name.endsWith(".png") ? "png" : "pdf";
  return { name, mimeType: "application/octet-stream", buffer: fileOf(kind, size) };
}

export const fileInput = (form: Locator) => form.locator("input[type=file]");
