import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { listTranslations } from "#app/domain/settings/list-translations.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { sitePreview } from "#app/domain/settings/site-preview.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { settingTranslations } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { saveFields } from "#tests/support/save-fields.ts";
import { settingsStores } from "#tests/support/settings-stores.ts";
import { readSitePreview } from "./read-site-preview.server.ts";
import { saveSettings, settingsStoreOf } from "./settings-store.server.ts";

const german = () => inContentLanguage("de", getSettings);
const form = settingsStoreOf("form", "de");

/** An owner of a site in English and German. */
async function ownerOfTwoLanguages() {
  const by = await createStaff();
  await saveSettings("brand", { further_languages: ["de"] }, by);
  return by;
}

async function type(fields: Record<string, unknown>, by: Awaited<ReturnType<typeof createStaff>>) {
  const { id } = await form.find();
  await saveFields(form, id, { fields, by });
  return id;
}

/** Types into the German texts of the form, and saves them. */
async function save(fields: Record<string, unknown>, by: Awaited<ReturnType<typeof createStaff>>) {
  const id = await type(fields, by);
  return form.publish(id, { baseVersion: (await form.find()).version, by });
}

test("LANG-03: a further language reads its own text, else the changed main one, else its default", async () => {
  const by = await ownerOfTwoLanguages();
  await saveSettings("form", { form_step1_title: "Contract", form_step2_title: "Call" }, by);
  await saveSettings("form", { form_step2_title: "Gespräch" }, by, "de");

  const texts = { form_step1_title: "Contract", form_step2_title: "Gespräch", form_step3_title: "Angebot" };
  expect(await german()).toMatchObject({ ...texts, site_language: "de", further_languages: ["de"] });
  expect(await getSettings()).toMatchObject({
    ...{ form_step2_title: "Call", form_step3_title: "Proposal", site_language: "en" },
  });
});

test("LANG-03: an invalid text of a further language is logged once, and the main one is shown", async () => {
  const by = await ownerOfTwoLanguages();
  await saveSettings("home", { home_team_members: [{ name: "Ines", role: "Design", imageUrl: "" }] }, by);
  await db.insert(settingTranslations).values({ key: "home_team_members", language: "de", value: "[" });
  const warn = vi.spyOn(log, "warn");
  for (const { home_team_members } of [await german(), await german()])
    expect(home_team_members).toMatchObject([{ name: "Ines" }]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ key: "home_team_members", language: "de" });

  const home = settingsStoreOf("home", "de");
  const { id, version } = await home.find();
  await home.publish(id, { baseVersion: version, by });
  expect(await db.$count(settingTranslations)).toBe(0);
});

test("LANG-03: a tab has a draft per language, which visitors get when it is saved", async () => {
  const by = await ownerOfTwoLanguages();
  const main = settingsStores.form;
  await saveFields(main, (await main.find()).id, { fields: { form_step1_title: "Contract" }, by });
  await type({ form_step1_title: "Vertrag" }, by);

  const { draft, saved } = await form.read();
  expect(draft).toMatchObject({ form_step1_title: "Vertrag", form_step2_title: "" });
  expect(saved).toMatchObject({ form_step1_title: "" });
  expect(draft).not.toHaveProperty("form_client_logos");
  expect((await main.read()).draft).toMatchObject({ form_step1_title: "Contract" });
  expect((await german()).form_step1_title).toBe("Vertraulichkeit");

  expect(await save({}, by)).toMatchObject({ status: "published", changed: 1 });
  expect((await german()).form_step1_title).toBe("Vertrag");
  expect((await main.read()).isChanged).toBe(true);
});

test("LANG-03: an emptied text is as in the main language again, and the log names key and language", async () => {
  const by = await ownerOfTwoLanguages();
  await save({ form_section_heading: "Und dann?", form_step1_title: "Vertrag" }, by);
  expect(await save({ form_section_heading: "  " }, by)).toMatchObject({ changed: 1 });
  expect((await german()).form_section_heading).toBe("So geht es weiter");
  expect((await db.select().from(settingTranslations)).map(({ key }) => key)).toEqual(["form_step1_title"]);

  const entries = await db
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, "setting.save"), eq(auditLog.subject, "form_section_heading (de)")))
    .orderBy(auditLog.createdAt);
  expect(entries).toEqual([
    { before: "", after: "Und dann?" },
    { before: "Und dann?", after: "" },
  ]);
});

test("LANG-03: a list is as in the main language, or empty in one language", async () => {
  const by = await ownerOfTwoLanguages();
  const links = [{ label: "Mastodon", url: "https://social.example/agency" }];
  await saveSettings("footer", { footer_social_links: links }, by);
  const footer = settingsStoreOf("footer", "de");
  const saveLinks = async (footerSocialLinks: unknown) => {
    const { id } = await footer.find();
    await saveFields(footer, id, { fields: { footer_social_links: footerSocialLinks }, by });
    await footer.publish(id, { baseVersion: (await footer.find()).version, by });
    return (await german()).footer_social_links;
  };
  expect((await footer.read()).draft).toMatchObject({ footer_social_links: null });
  expect((await german()).footer_social_links).toEqual(links);
  expect(await saveLinks([])).toEqual([]);
  expect((await footer.read()).saved).toMatchObject({ footer_social_links: [] });
  expect((await getSettings()).footer_social_links).toEqual(links);
  expect(await saveLinks(null)).toEqual(links);
  expect(await db.$count(settingTranslations)).toBe(0);
});

test("LANG-03: a text that its setting refuses is not saved, and two saves conflict", async () => {
  const by = await ownerOfTwoLanguages();
  expect(await save({ form_step1_title: "x".repeat(61) }, by)).toMatchObject({
    status: "missing",
    missing: [{ path: ["form_step1_title"] }],
  });
  const { id, version } = await form.find();
  expect(await form.publish(id, { baseVersion: version - 1, by })).toMatchObject({ status: "conflict" });
  expect(await db.$count(settingTranslations)).toBe(0);
});

test("LANG-03: a version of a further language is restored as its draft", async () => {
  const by = await ownerOfTwoLanguages();
  await save({ form_step1_title: "Vertrag" }, by);
  await save({ form_step1_title: "Verschwiegenheit" }, by);
  const { id } = await form.find();
  const [, first] = (await form.listVersions(id)).filter(({ isPublished }) => isPublished);
  await form.restoreVersion(id, first?.number ?? 0, by);
  expect((await form.read()).draft).toMatchObject({ form_step1_title: "Vertrag" });
  expect((await german()).form_step1_title).toBe("Verschwiegenheit");
});

test("LANG-03: the admin lists what visitors read without a text of the language", async () => {
  const by = await ownerOfTwoLanguages();
  await saveSettings("form", { form_step1_title: "Contract" }, by);
  await saveSettings("form", { form_step2_title: "Gespräch" }, by, "de");
  const listed = await listTranslations({ tab: "form", language: "de" });
  const find = (name: string) => listed.find(({ key }) => key === name);
  expect(find("form_step1_title")).toMatchObject({ stored: undefined, value: "", default: "Contract" });
  expect(find("form_step2_title")).toMatchObject({ stored: "Gespräch", default: "Kennenlernen" });
  expect(find("form_client_logos")).toBeUndefined();
});

test("LANG-03, SET-01: a preview of the site shows the drafts of each language in it", async () => {
  const by = await ownerOfTwoLanguages();
  const main = settingsStores.form;
  await save({ form_step2_title: "Gespräch" }, by);
  await saveFields(main, (await main.find()).id, {
    fields: { form_step1_title: "Contract", form_step2_title: "Call" },
    by,
  });
  await type({ form_step2_title: "", form_step3_title: "Zusage" }, by);

  const preview = await inContentLanguage("de", () => readSitePreview(by.id));
  expect(preview.notice.drafts).toEqual([
    { label: "Form", by: "you" },
    { label: "Form (German)", by: "you" },
  ]);
  await sitePreview.run(preview, async () => {
    expect(await german()).toMatchObject({
      ...{ form_step1_title: "Contract", form_step2_title: "Call", form_step3_title: "Zusage" },
    });
    expect(await getSettings()).toMatchObject({ form_step2_title: "Call", form_step3_title: "Proposal" });
  });
});
