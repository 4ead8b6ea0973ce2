import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { leadEvents } from "#db/schema/leads.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { Mailbox } from "#tests/support/mailbox.ts";

delete process.env.LEADS_MAIL_TO;
const { createStaff } = await import("#tests/support/factories/accounts.ts");
const { createLead } = await import("#tests/support/factories/leads.ts");
const { db } = await import("#app/platform/database.server.ts");
const { getSettings } = await import("#app/domain/settings/settings.server.ts");
const { saveSettings } = await import("#app/domain/settings-store/settings-store.server.ts");
const { sendLeadNotification } = await import("./notify-team.server.ts");
const { findOverview } = await import("#app/domain/overview/overview.server.ts");
const { seedSettings } = await import("#app/domain/settings/settings.server.ts");

const mailbox = new Mailbox();

test("LEAD-10: every configured address receives a notification; without one the overview shows a warning", async () => {
  await mailbox.clear();
  const owner = await createStaff();
  const { id } = await createLead();
  await sendLeadNotification(id, 1);
  expect(await mailbox.messages()).toEqual([]);
  expect(await db.$count(leadEvents, eq(leadEvents.leadId, id))).toBe(0);
  expect((await findOverview(owner, "2026-11-20")).leads).toMatchObject({ total: 1, hasNoRecipient: true });

  const recipients = ["one@kestrel.example", "two@kestrel.example"];
  await saveSettings("lead-data", { leads_mail_to: recipients }, owner);
  await sendLeadNotification(id, 1);
  const [mail] = await mailbox.arrived(1);
  expect(mail?.to.map(({ address }) => address)).toEqual(recipients);
  expect((await findOverview(owner, "2026-11-20")).leads).toMatchObject({ hasNoRecipient: true });

  await saveSettings("lead-data", { leads_mail_to: [...recipients, "office@kestrel.test"] }, owner);
  expect((await findOverview(owner, "2026-11-20")).leads).toMatchObject({ hasNoRecipient: false });
});

test("LEAD-10: an upgrade keeps sending notifications to the earlier contact address", async () => {
  await db.insert(siteSettings).values({
    key: "contact_email",
    value: "office@attis.example",
    updatedBy: (await createStaff()).id,
  });
  await db.transaction(seedSettings);
  expect((await getSettings()).leads_mail_to).toEqual(["office@attis.example"]);
});

test("LEAD-10: a new site sends no notifications until an owner enters an address", async () => {
  await db.transaction(seedSettings);
  expect((await getSettings()).leads_mail_to).toEqual([]);
});
