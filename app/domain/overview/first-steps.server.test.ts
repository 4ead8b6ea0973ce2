import { expect, test } from "vitest";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { recordLeadEvent } from "#app/domain/leads/leads.server.ts";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { db } from "#app/platform/database.server.ts";
import { passkeys } from "#db/schema/second-factors.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { findFirstSteps } from "./first-steps.server.ts";

/** The names of the steps that are done. */
const done = (steps: Awaited<ReturnType<typeof findFirstSteps>>) =>
  Object.entries(steps).flatMap(([name, { isDone }]) => (isDone ? [name] : []));

test("SET-01, BRAND-05: each first step is done according to the data", async () => {
  const owner = await createStaff();
  const first = await findFirstSteps(owner.id);
  expect(done(first)).toEqual(["recipients"]);
  expect(first.recipients.detail, "the address in LEADS_MAIL_TO").toBe("office@kestrel.test");
  expect(first.policies.detail).toBe("Not published: privacy policy, cookies policy, imprint");

  await saveSettings("brand", { site_language: "de" }, owner);
  const second = await findFirstSteps(owner.id);
  expect(done(second)).toEqual(["language", "recipients"]);
  expect(second.language.detail).toBe("German");

  await saveSettings("brand", { brand_name: "Nordlicht GmbH", brand_logo: "/logo.svg" }, owner);
  await saveSettings("brand", { brand_signal_color: "#1FA2FF" }, owner);
  await saveSettings("contact", { contact_email: "hello@nordlicht.example" }, owner);
  await saveSettings("lead-data", { leads_mail_to: ["ines@attis.test"] }, owner);
  for (const role of ["privacy-policy", "cookies-policy"] as const) await createPage({ slug: role, role });
  await createPage({ slug: "imprint" });
  await db.transaction((tx) => recordAudit(tx, { actor: owner, action: "page.publish", subject: "about" }));
  await createStaff();
  await db.insert(passkeys).values({
    accountId: owner.id,
    credentialId: "credential",
    publicKey: "key",
    counter: 0,
    transports: [],
    isBackedUp: false,
    name: "Laptop",
  });
  const lead = await createLead();
  await recordLeadEvent(db, lead.id, "mail-sent", { to: "sales@kestrel.example, a@b.example", attempt: 1 });
  expect(done(await findFirstSteps(owner.id)), "nobody receives mails to .example").not.toContain("mail");

  await recordLeadEvent(db, lead.id, "mail-sent", { to: "ines@attis.test", attempt: 1 });
  const last = await findFirstSteps(owner.id);
  expect(done(last)).toEqual(Object.keys(last));
  expect(last.recipients.detail).toBe("ines@attis.test");
  expect(last.mail.detail).toBe("ines@attis.test");
});

test("BRAND-05, LANG-01: a site keeps its default language by saving the settings of the brand", async () => {
  const owner = await createStaff();
  await saveSettings("brand", { brand_name: "Northern Lights" }, owner);
  expect((await findFirstSteps(owner.id)).language).toEqual({ isDone: true, detail: "English" });
  await saveSettings("brand", { further_languages: ["de"] }, owner);
  expect((await findFirstSteps(owner.id)).language.detail).toBe("English, German");
});
