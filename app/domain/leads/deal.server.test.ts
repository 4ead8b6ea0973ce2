import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { db } from "#app/platform/database.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { saveDeal, sendReminder } from "./deal.server.ts";
import { remindOwner } from "./lead-jobs.server.ts";

const waiting = () =>
  db.execute<{ run_at: string; key: string }>(
    sql`select key, run_at::text from graphile_worker.jobs where task_identifier = ${remindOwner.name}`,
  );

test("DESK-01: a next step queues one reminder for the start of the office day, and moving it reschedules the reminder", async () => {
  const staff = await createStaff();
  const lead = await createLead();
  const { id } = lead;
  const deal = { ownerId: staff.id, value: null, nextStep: "Call", nextStepOn: "2999-01-07" };

  await saveDeal(id, lead.version, deal, staff);
  const later = { ...deal, nextStepOn: "2999-01-08" };
  await saveDeal(id, lead.version + 1, later, staff);
  const jobs = await waiting();
  expect(jobs).toHaveLength(1);
  expect(jobs[0]?.run_at).toContain("2999-01-08 09:00:00");

  await saveDeal(id, lead.version + 2, { ...deal, nextStepOn: null }, staff);
  expect(await waiting()).toHaveLength(0);
});

test("DESK-01: a reminder for today that is saved after the office has opened is due at once", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T15:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const staff = await createStaff();
  const lead = await createLead();
  const deal = { ownerId: staff.id, value: null, nextStep: "Call", nextStepOn: "2026-11-25" };
  await saveDeal(lead.id, lead.version, deal, staff);
  const [job] = await waiting();
  expect(job?.run_at).toContain("2026-11-25 09:00:00");
});

test("DESK-01: the reminder goes to the owner, unless the date was moved or the lead was closed", async () => {
  const mailbox = new Mailbox();
  await mailbox.clear();
  const mara = await createStaff({ name: "Mara" });
  const values = { ownerId: mara.id, nextStep: "Call Ines", nextStepOn: "2026-01-07" };
  const { id } = await createLead(values);
  const closed = await createLead({ ...values, status: "won" });

  await sendReminder({ leadId: id, nextStepOn: "2026-01-06" });
  await sendReminder({ leadId: closed.id, nextStepOn: "2026-01-07" });
  await sendReminder({ leadId: id, nextStepOn: "2026-01-07" });

  const mails = await mailbox.arrived(1);
  expect(mails).toMatchObject([
    { to: [{ address: mara.email }], subject: "Our agency: reminder: Call Ines (Ines Duarte)" },
  ]);
  expect(mails[0]?.text).toContain(`/admin/leads/${id}`);
  expect(mails[0]?.html).toContain(`/admin/leads/${id}"`);
});

test("DESK-01: the reminder of an unassigned lead goes to the addresses that are notified of new leads", async () => {
  const mailbox = new Mailbox();
  await mailbox.clear();
  const recipients = ["one@kestrel.test", "two@kestrel.test"];
  await saveSettings("lead-data", { leads_mail_to: recipients }, await createStaff());
  const { id } = await createLead({ ownerId: null, nextStep: "Call Ines", nextStepOn: "2026-01-07" });

  await sendReminder({ leadId: id, nextStepOn: "2026-01-07" });

  const [mail] = await mailbox.arrived(1);
  expect(mail?.to.map(({ address }) => address)).toEqual(recipients);
  expect(mail?.text).toMatch(/^Call Ines is due on 7 Jan 2026$/m);
  expect(mail?.text).toContain("The lead has no owner.");
});

test("ADMIN-04: the reminder is not mailed to an owner who is disabled or may no longer read leads", async () => {
  const mailbox = new Mailbox();
  await mailbox.clear();
  const gone = await createStaff({ role: "sales", disabledAt: new Date() });
  const editor = await createStaff({ role: "editor" });
  const sales = await createStaff({ role: "sales" });
  for (const { id: ownerId } of [gone, editor, sales]) {
    const { id } = await createLead({ ownerId, nextStep: "Call Ines", nextStepOn: "2026-01-07" });
    await sendReminder({ leadId: id, nextStepOn: "2026-01-07" });
  }
  const mails = await mailbox.arrived(1);
  expect(mails.map(({ to }) => to[0]?.address)).toEqual([sales.email]);
});
