import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileOf } from "#tests/support/files.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { aVisitor, leadsOf } from "../e2e/enquiry-form.ts";
import { expect, test, widths } from "./journeys.ts";

const dialog = "[role=dialog]";
const letsTalk = "Let’s Talk";

let folder = "";
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "engine-files-"));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

function aFile(name: string, kind: "pdf" | "png", size: number) {
  const path = join(folder, name);
  writeFileSync(path, fileOf(kind, size));
  return path;
}

test("WORLD-03: the dialog names what is missing or wrong, and puts the focus there", async ({ visitor }) => {
  await visitor.open("/services");
  await visitor.answers();
  await visitor.click("header a", letsTalk);
  await visitor.click(`${dialog} button`, "Send request");
  for (const text of ["Name is required", "Email is required"]) await visitor.sees(`${dialog} form *`, text);
  await visitor.shows(() => document.activeElement?.getAttribute("name"), "name");
  await visitor.looksRight("enquiry-errors");
  await visitor.tab.upload("[type=file]", [aFile("too-large.pdf", "pdf", 5 * 1024 * 1024 + 1)]);
  await visitor.sees(`${dialog} *`, "5MB");
  await visitor.tab.press("Escape");
  await visitor.seesNo(dialog);
});

test("WORLD-03: an enquiry with two files is sent from the dialog, stored and mailed once", async ({
  visitor,
}) => {
  const mailbox = new Mailbox();
  await mailbox.clear();
  const person = aVisitor();
  await visitor.open("/solutions");
  await visitor.answers();
  await visitor.click("header a", letsTalk);
  await visitor.fill(`${dialog} input`, "Name", person.name);
  await visitor.fill(`${dialog} input`, "Email", person.email);
  await visitor.fill(`${dialog} input`, "Phone", person.phone);
  await visitor.fill(`${dialog} textarea`, undefined, person.description);
  await visitor.tab.upload("[type=file]", [
    aFile("brief.pdf", "pdf", 90_000),
    aFile("sketch.png", "png", 60_000),
  ]);
  await visitor.sees(`${dialog} li`, "sketch.png");
  await visitor.looksRight("enquiry");
  await visitor.click(`${dialog} button`, "Send request");
  await visitor.sees(dialog, "We reply by");
  await visitor.looksRight("enquiry-receipt");

  const [lead, ...others] = await leadsOf(person);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    ...person,
    sourcePage: "/solutions",
    attachedFiles: [{ name: "brief.pdf" }, { name: "sketch.png" }],
  });
  await expect
    .poll(async () => (await mailbox.messages()).filter(({ text }) => text.includes(person.email)).length)
    .toBe(1);
});

test("WORLD-03: what was typed into the form is there again after a reload, on a phone too", async ({
  visitor,
}) => {
  await visitor.resize(widths.phone, 844);
  await visitor.open("/lets-talk");
  await visitor.answers();
  await visitor.fill("main input", "Name", "Ines Duarte");
  await visitor.fill("main textarea", undefined, "A booking desk for 14 ferry routes.");
  await visitor.looksRight("enquiry-phone");
  await visitor.tab.reload();
  await visitor.answers();
  await visitor.shows(
    () => document.querySelector<HTMLTextAreaElement>("main textarea")?.value,
    "A booking desk for 14 ferry routes.",
  );
});
