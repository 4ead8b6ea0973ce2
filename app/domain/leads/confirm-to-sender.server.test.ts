import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { defaultLanguage } from "#app/languages/language.ts";
import { enquirySchema } from "#tests/support/enquiry-schema.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

const server = await startSmtpServer();
process.env.SMTP_URL = server.url;
const { createStaff } = await import("#tests/support/factories/accounts.ts");
const { createLead } = await import("#tests/support/factories/leads.ts");
const { createGermanPage } = await import("#tests/support/two-languages.ts");
const { addGerman } = await import("#tests/support/further-language.ts");
const { saveSettings } = await import("#app/domain/settings-store/settings-store.server.ts");
const { findQueued, jobKey } = await import("#app/platform/queue.server.ts");
const { closeMailer } = await import("#app/platform/mailer.server.ts");
const { retryMails } = await import("#app/jobs/handlers.server.ts");
const { runWorker } = await import("#app/jobs/run-worker.server.ts");
const { captureLead } = await import("./capture.server.ts");
const { MAX_CONFIRMATIONS_PER_DAY, sendConfirmation } = await import("./confirmation.server.ts");
const { confirmToSender } = await import("./lead-jobs.server.ts");
const { findLead } = await import("./leads.server.ts");

afterAll(() => {
  closeMailer();
  server.stop();
});

beforeEach(() => {
  server.taken.length = 0;
  for (const step of Object.keys(server.answers)) delete server.answers[step as keyof typeof server.answers];
});

const confirmations = () => server.taken.filter((text) => /^message-id:\s*<confirmation-/im.test(text));

/** Stores an enquiry as the form does. */
async function capture({ website = "", isAboveLimit = false, language = defaultLanguage } = {}) {
  const id = randomUUID();
  const fields = {
    name: "Ines Duarte",
    email: "ines@ferries.example",
    description: "Ferry bookings.",
    website,
  };
  const { files: _none, proof: _solved, ...enquiry } = enquirySchema.parse(fields);
  await captureLead({
    enquiry: { ...enquiry, id },
    files: [],
    failedUploads: [],
    discarded: [],
    isAboveLimit,
    userAgent: null,
    language,
  });
  return id;
}

const isQueued = async (id: string) => (await findQueued([jobKey(confirmToSender, id)])).length > 0;

test("SITE-09: a confirmation is queued with a lead, but not for spam or above the limit", async () => {
  expect(await isQueued(await capture())).toBe(true);
  expect(await isQueued(await capture({ website: "https://spam.example" }))).toBe(false);
  expect(await isQueued(await capture({ isAboveLimit: true }))).toBe(false);
});

test("LANG-06: the confirmation is in the language of the lead, whatever the site’s is", async () => {
  await sendConfirmation(await capture({ language: "de" }), 1);
  const [german] = confirmations();
  expect(german).toMatch(/^subject: .*Ihre Anfrage ist eingegangen/im);
  expect(german).toContain("Guten Tag Ines Duarte,");
});

test("LANG-06: the confirmation has the site's texts of the lead's language, if the site has it", async () => {
  await sendConfirmation(await capture({ language: "de" }), 1);
  await addGerman();
  await sendConfirmation(await capture({ language: "de" }), 1);
  await createGermanPage({ slug: "home" });
  await sendConfirmation(await capture({ language: "de" }), 1);
  const subjects = confirmations().map((text) => /^subject: (.*)$/im.exec(text)?.[1]);
  expect(subjects).toEqual([
    expect.stringMatching(/^Our agency: Ihre Anfrage/),
    expect.stringMatching(/^Unsere Agentur: Ihre Anfrage/),
    expect.stringMatching(/^Unsere Agentur: Ihre Anfrage/),
  ]);
  const home = new URL("/de", process.env.SITE_URL).href;
  const linkToHome = confirmations().map((text) => text.includes(home));
  expect(linkToHome, "the German home page is linked once it is published").toEqual([false, false, true]);
});

test("SITE-09: the sender gets one confirmation however often the job runs, and replies go to the leads' recipients", async () => {
  const { id } = await createLead();
  const [owner, editor] = [await createStaff(), await createStaff({ role: "editor" })];
  const recipients = ["desk@kestrel.test", "sales@kestrel.test"];
  await saveSettings("lead-data", { leads_mail_to: recipients }, owner);
  // The public address is a setting of editors, who may not read leads.
  await saveSettings("contact", { contact_email: "editor@private.example" }, editor);

  await sendConfirmation(id, 1);
  await sendConfirmation(id, 2);

  expect(confirmations()).toHaveLength(1);
  expect(confirmations()[0]).toMatch(/^to: ines@ferries\.example$/im);
  const [mail = ""] = confirmations();
  const [, replyTo = ""] = mail.match(/^reply-to: (.*(?:\r?\n[ \t].*)*)/im) ?? [];
  for (const address of recipients) expect(replyTo).toContain(`<${address}>`);
  expect(mail).not.toContain("editor@private.example");
  expect(confirmations()[0]).toMatch(/^auto-submitted: auto-replied$/im);
  expect((await findLead(id))?.events.map(({ type }) => type)).toEqual(["confirmation-sent"]);
});

test("SITE-09: no confirmation is sent for spam, answered leads and leads above the limit", async () => {
  for (const lead of [{ status: "spam" as const }, { isAboveLimit: true }, { answeredAt: new Date() }])
    await sendConfirmation((await createLead(lead)).id, 1);
  await sendConfirmation(randomUUID(), 1);

  expect(confirmations()).toEqual([]);
});

test("SITE-09: the setting turns confirmations off", async () => {
  await saveSettings("leads", { leads_confirmation_enabled: false }, await createStaff());

  await sendConfirmation((await createLead()).id, 1);

  expect(confirmations()).toEqual([]);
});

test("SITE-09: a mailbox gets a limited number of confirmations per day, however its address is written", async () => {
  const hour = (number: number) => new Date(Date.UTC(2026, 10, 20, number));
  const leads = [];
  const spellings = ["Victim+1", "vic.tim", "v.i.c.t.i.m+a.b+c", "victim", "VIC.tim+2"];
  expect(spellings.length).toBeGreaterThan(MAX_CONFIRMATIONS_PER_DAY);
  for (const [number, name] of spellings.entries())
    leads.push(await createLead({ email: `${name}@mail.example`, createdAt: hour(number) }));
  leads.push(await createLead({ email: "victim@mail.example", createdAt: hour(26) }));

  for (const { id } of leads) await sendConfirmation(id, 1);

  expect(confirmations()).toHaveLength(MAX_CONFIRMATIONS_PER_DAY + 1);
});

test("SITE-09: a rejected address ends the job; while the mail server is unavailable the job is retried and sends one mail", async () => {
  const refused = await createLead();
  server.answers.RCPT = "550 5.1.1 no such mailbox";
  await sendConfirmation(refused.id, 1);
  expect((await findLead(refused.id))?.events).toMatchObject([{ type: "confirmation-failed" }]);

  delete server.answers.RCPT;
  server.answers.AUTH = "535 5.7.8 bad credentials";
  await server.disconnect(); // the session would stay open
  const id = await capture();
  const worker = runWorker();
  onTestFinished(() => worker.stop());
  const events = async () => (await findLead(id))?.events.map(({ type }) => type) ?? [];
  await expect.poll(events, { timeout: 20_000 }).toContain("confirmation-failed");
  expect(confirmations()).toEqual([]);
  delete server.answers.AUTH;
  await retryMails();

  await expect.poll(events, { timeout: 20_000 }).toContain("confirmation-sent");
  expect(confirmations()).toHaveLength(1);
});
