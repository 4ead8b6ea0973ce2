import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { tidyContent } from "#app/domain/publishing/trash.server.ts";
import { findChangedText, listSettingChanges } from "#app/domain/settings/history.server.ts";
import { defaultSettings, type SettingKey, settingKeys } from "#app/domain/settings/registry.ts";
import { getSettings, listSettings, seedSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { settingTabVersions } from "#db/schema/setting-tabs.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { type FieldsOf, saveFields } from "#tests/support/save-fields.ts";
import { settingsStores } from "#tests/support/settings-stores.ts";
import { resetSetting, restoreSetting, saveSettings } from "./settings-store.server.ts";

async function store(key: string, value: string) {
  await db
    .insert(siteSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
}

async function storedRow(key: SettingKey) {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.key, key));
  return row;
}

test("DATA-02: an empty table gives every default", async () => {
  expect(await getSettings()).toEqual(defaultSettings);
});

test("LANG-01: a text that nobody has changed is the default of the site's language", async () => {
  await db.transaction(seedSettings);
  await store("home_hero_headline", "Eigene Überschrift");
  await store("site_language", "de");

  expect(await getSettings()).toMatchObject({
    home_hero_headline: "Eigene Überschrift",
    home_news_title: "Aktuelles",
    leads_holidays: [{ day: "01-01", name: "Neujahr" }, expect.anything(), expect.anything()],
  });
  const listed = await listSettings("home");
  expect(listed.find(({ key }) => key === "home_news_title")).toMatchObject({
    value: "Aktuelles",
    default: "Aktuelles",
  });
});

test("LANG-01: the defaults of a draft and of saved texts follow the language of the site", async () => {
  const by = await createStaff();
  const { form, brand } = settingsStores;
  const { id } = await form.find();
  await saveFields(form, id, { fields: { form_step3_title: "Offer" }, by });
  await saveSettings("brand", { site_language: "de" }, by);
  const heading = "So geht es weiter";
  expect(await form.read()).toMatchObject({
    draft: { form_section_heading: heading, form_step3_title: "Offer" },
    saved: { form_section_heading: heading, form_step3_title: "Angebot" },
  });
  expect((await brand.read()).saved).toMatchObject({ brand_name: "Unsere Agentur" });

  await saveSettings("form", { form_section_heading: "Was nun?" }, by);
  await resetSetting("form_section_heading", by);
  expect((await getSettings()).form_section_heading).toBe(heading);
  await saveSettings("brand", { site_language: "en" }, by);
  expect(await getSettings()).toMatchObject({
    form_section_heading: defaultSettings.form_section_heading,
    form_step3_title: defaultSettings.form_step3_title,
  });
});

test("DATA-02: stored text is converted to the type of its setting", async () => {
  await store("footer_copyright", "© Ostra");
  await store("home_news_enabled", "false");
  await store("cookie_consent_validity_months", "6");
  await store("contact_phones", '["+370 5 200 0000"]');

  expect(await getSettings()).toMatchObject({
    footer_copyright: "© Ostra",
    home_news_enabled: false,
    cookie_consent_validity_months: 6,
    contact_phones: ["+370 5 200 0000"],
  });
});

test.each(["not json", '{"a":1}', '[{"imageUrl":3}]', "[1, 2]"])(
  "DATA-04: a list stored as %s falls back to its default and is logged once",
  async (stored) => {
    const warn = vi.spyOn(log, "warn");
    await store("form_client_logos", stored);

    expect((await getSettings()).form_client_logos).toEqual(defaultSettings.form_client_logos);
    expect((await getSettings()).form_client_logos).toEqual(defaultSettings.form_client_logos);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ key: "form_client_logos" }),
      expect.any(String),
    );
  },
);

test("DATA-04: malformed phone numbers fall back to none", async () => {
  await store("contact_phones", "+44 161 496 0123");
  expect((await getSettings()).contact_phones).toEqual([]);
});

test("DATA-04: one invalid value does not affect the others", async () => {
  await store("home_team_members", "[");
  await store("contact_email", "desk@ostra.example");
  expect((await getSettings()).contact_email).toBe("desk@ostra.example");
});

test.each(["contact_email", "footer_copyright"] as const)(
  "DATA-10: a missing or empty %s is logged as an error once",
  async (key) => {
    await store(key, key === "contact_email" ? "desk@ostra.example" : "© Ostra");
    await getSettings();

    const error = vi.spyOn(log, "error");
    await db.delete(siteSettings).where(eq(siteSettings.key, key));
    expect((await getSettings())[key]).toBe(defaultSettings[key]);
    await getSettings();
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ key }), expect.any(String));

    await store(key, " ");
    expect((await getSettings())[key]).toBe(defaultSettings[key]);
    expect(error).toHaveBeenCalledTimes(2);
  },
);

test("DATA-02: saving stores the changed values, increases their versions and is recorded in the audit log", async () => {
  const staff = await createStaff();
  await store("footer_copyright", "© Before");
  await store("footer_built_by_text", "Somebody");

  const saved = await saveSettings(
    "footer",
    {
      footer_copyright: "© After",
      footer_built_by_text: "Somebody",
      footer_privacy_policy_url: "https://example.com/us",
    },
    staff,
  );

  expect(saved).toMatchObject({
    status: "saved",
    changed: ["footer_copyright", "footer_privacy_policy_url"],
  });
  expect(await storedRow("footer_copyright")).toMatchObject({
    value: "© After",
    version: 2,
    updatedBy: staff.id,
  });
  expect(await storedRow("footer_built_by_text")).toMatchObject({ version: 1, updatedBy: null });
  expect(await storedRow("footer_privacy_policy_url")).toMatchObject({
    value: "https://example.com/us",
    version: 1,
  });

  const auditRecords = await db.select().from(auditLog).orderBy(auditLog.subject);
  expect(auditRecords).toMatchObject([
    {
      actorId: staff.id,
      action: "setting.save",
      subject: "footer_copyright",
      before: "© Before",
      after: "© After",
    },
    { actorId: staff.id, action: "setting.save", subject: "footer_privacy_policy_url", before: null },
  ]);
});

test("DATA-02: saving a tab does not change settings of other tabs", async () => {
  const staff = await createStaff();
  await saveSettings("footer", { contact_email: "else@ostra.example" }, staff);
  expect(await storedRow("contact_email")).toBeUndefined();
});

test("DATA-02: a list stored with different whitespace counts as unchanged", async () => {
  const staff = await createStaff();
  await store("contact_phones", '[ "+44 161 496 0123" ]');
  expect(await saveSettings("contact", { contact_phones: ["+44 161 496 0123"] }, staff)).toMatchObject({
    status: "unchanged",
    changed: [],
  });
});

test("DATA-02: a failed save changes nothing", async () => {
  const unknownStaff = {
    id: crypto.randomUUID(),
    email: "nobody@ostra.example",
    name: "Nobody",
    role: "owner" as const,
  };
  await expect(saveSettings("footer", { footer_copyright: "© Nobody" }, unknownStaff)).rejects.toThrow();
  expect(await storedRow("footer_copyright")).toBeUndefined();
});

test("DATA-02: two simultaneous saves are both applied", async () => {
  const staff = await createStaff();
  const values = (n: number) => ({ footer_copyright: `© ${n}`, footer_built_by_text: `By ${n}` });
  await saveSettings("footer", values(0), staff);
  await Promise.all([1, 2, 3, 4].map((n) => saveSettings("footer", values(n), staff)));
  expect(await storedRow("footer_copyright")).toMatchObject({ version: 5 });
});

test("DATA-02: a setting can be reset to its default", async () => {
  const staff = await createStaff();
  await store("form_logos_heading", "They pay us");

  expect(await resetSetting("form_logos_heading", staff)).toMatchObject({ status: "saved" });
  expect(await storedRow("form_logos_heading")).toMatchObject({ value: "We build for", version: 2 });
  expect(await resetSetting("form_logos_heading", staff)).toMatchObject({ status: "unchanged" });
  expect(await db.select().from(auditLog).orderBy(auditLog.createdAt)).toMatchObject([
    { action: "setting.reset", subject: "form_logos_heading" },
  ]);
});

test("the admin sees the stored value, its version, the default and the error of an invalid value", async () => {
  await store("contact_phones", "none");
  const listed = await listSettings("contact");

  expect(listed.map(({ key }) => key)).toEqual(settingKeys.filter((key) => key.startsWith("contact_")));
  const byKey = Object.fromEntries(listed.map((setting) => [setting.key, setting]));
  expect(byKey.contact_email).toMatchObject({
    stored: undefined,
    version: 0,
    value: defaultSettings.contact_email,
  });
  expect(byKey.contact_phones).toMatchObject({
    stored: "none",
    version: 1,
    value: defaultSettings.contact_phones,
    problem: "This is not valid JSON",
  });
});

test("SET-01, ADMIN-06: a draft of two people is merged by setting, and visitors get it once it is saved", async () => {
  const [ines, tom] = [await createStaff({ name: "Ines" }), await createStaff({ name: "Tom" })];
  await saveSettings("footer", { footer_copyright: "© Seen", footer_built_by_text: "By seen" }, ines);
  const tab = settingsStores.footer;
  const { id, version } = await tab.find();

  const save = (by: typeof ines, fields: FieldsOf<typeof tab>, baseVersion = version) =>
    saveFields(tab, id, { fields, by, baseVersion });
  expect(await save(tom, { footer_copyright: "© Theirs" })).toMatchObject({ status: "saved" });
  expect(await save(ines, { footer_built_by_text: "By me" })).toMatchObject({
    status: "saved",
    draft: { footer_copyright: "© Theirs", footer_built_by_text: "By me" },
  });
  expect(await save(ines, { footer_copyright: "© Mine" })).toMatchObject({
    status: "conflict",
    parts: ["footer_copyright"],
    theirs: { footer_copyright: "© Theirs" },
  });
  expect((await getSettings()).footer_copyright, "a draft is not public").toBe("© Seen");
  expect((await tab.read()).editor).toBe("Ines");

  const stale = await tab.publish(id, { baseVersion: version, by: ines });
  expect(stale).toMatchObject({ status: "conflict", theirs: { footer_copyright: "© Theirs" } });
  const now = (await tab.find()).version;
  expect(await tab.publish(id, { baseVersion: now, by: ines })).toMatchObject({
    status: "published",
    changed: 2,
  });
  expect(await getSettings()).toMatchObject({
    footer_copyright: "© Theirs",
    footer_built_by_text: "By me",
  });
  expect((await tab.read()).isChanged).toBe(false);
});

test("SET-01: saving a draft refuses values that do not fit, names the place, and changes nothing", async () => {
  const by = await createStaff();
  const tab = settingsStores.contact;
  const { id } = await tab.find();
  const phones = ["+351 21 000 0151", "12"];
  await saveFields(tab, id, {
    fields: { contact_phones: phones, contact_email: " desk@ostra.example " },
    by,
  });
  const { version } = await tab.find();
  expect(await tab.publish(id, { baseVersion: version, by })).toMatchObject({
    status: "missing",
    missing: [{ path: ["contact_phones", 1] }],
  });
  expect(await storedRow("contact_email")).toBeUndefined();
  expect((await tab.read()).draft.contact_phones, "nothing typed is lost").toEqual(phones);

  await saveFields(tab, id, { fields: { contact_phones: phones.slice(0, 1) }, by });
  const fixed = (await tab.find()).version;
  expect(await tab.publish(id, { baseVersion: fixed, by })).toMatchObject({
    status: "published",
    changed: 2,
  });
  expect(await storedRow("contact_email"), "as its setting writes it").toMatchObject({
    value: "desk@ostra.example",
  });
});

test("SET-01: versions of a tab are listed and restored as its draft; a discarded draft stays a version", async () => {
  const by = await createStaff();
  const tab = settingsStores.footer;
  const { id } = await tab.find();
  for (const text of ["© One", "© Two"]) {
    await saveFields(tab, id, { fields: { footer_copyright: text }, by });
    await tab.publish(id, { baseVersion: (await tab.find()).version, by });
  }
  const published = (await tab.listVersions(id)).filter(({ isPublished }) => isPublished);
  const first = published.at(-2) ?? published.at(-1);
  await tab.restoreVersion(id, first?.number ?? 0, by);
  expect((await tab.read()).draft.footer_copyright).toBe("© One");
  expect((await getSettings()).footer_copyright).toBe("© Two");
  await tab.discardDraft(id, by);
  expect((await tab.read()).draft.footer_copyright).toBe("© Two");
});

test("BRAND-03: restoring the previous version of a tab twice brings its last save back, and a draft is not overwritten", async () => {
  const by = await createStaff();
  const tab = settingsStores.footer;
  const { id } = await tab.find();
  const restore = async () => tab.restorePrevious(id, { baseVersion: (await tab.find()).version, by });
  const copyright = async () => (await getSettings()).footer_copyright;
  expect(await tab.hasPreviousVersion(id)).toBe(false);
  expect(await restore()).toBeUndefined();
  const before = await copyright();
  await saveFields(tab, id, { fields: { footer_copyright: "© One" }, by });
  await tab.publish(id, { baseVersion: (await tab.find()).version, by });

  expect(await tab.hasPreviousVersion(id)).toBe(true);
  expect(await restore()).toMatchObject({ status: "published", changed: 1 });
  expect(await copyright()).toBe(before);
  expect(await restore()).toMatchObject({ status: "published", saved: { footer_copyright: "© One" } });

  await saveFields(tab, id, { fields: { footer_copyright: "© Draft" }, by });
  expect(await restore()).toMatchObject({ status: "conflict" });
  expect((await tab.read()).draft.footer_copyright).toBe("© Draft");
  expect(await copyright()).toBe("© One");
});

test("SET-01, ADMIN-06: a value that is restored from the history changes in the draft, too, and others stay", async () => {
  const by = await createStaff();
  const tab = settingsStores.footer;
  const { id } = await tab.find();
  const fields = { footer_copyright: "© Draft", footer_built_by_text: "By draft" };
  await saveFields(tab, id, { fields, by });
  await restoreSetting("footer_copyright", "© Restored", by);
  expect((await getSettings()).footer_copyright).toBe("© Restored");
  expect((await tab.read()).draft).toMatchObject({
    footer_copyright: "© Restored",
    footer_built_by_text: "By draft",
  });
});

test("SET-01: a setting has a history, and an earlier value can be restored", async () => {
  const staff = await createStaff({ name: "Ines Duarte" });
  for (const text of ["© One", "© Two"]) await saveSettings("footer", { footer_copyright: text }, staff);
  const changes = await listSettingChanges("footer_copyright");
  expect(changes).toMatchObject([
    { action: "setting.save", before: "© One", after: "© Two", by: "Ines Duarte" },
    { action: "setting.save", before: undefined, after: "© One" },
  ]);
  const first = await findChangedText("footer_copyright", changes[1]?.id ?? "");
  expect(await restoreSetting("footer_copyright", first ?? "", staff)).toMatchObject({ status: "saved" });
  expect((await getSettings()).footer_copyright).toBe("© One");
  expect(await restoreSetting("contact_email", "no address", staff)).toMatchObject({ status: "refused" });
  expect(await listSettingChanges("footer_copyright")).toMatchObject([{ action: "setting.restore" }, {}, {}]);
});

describe("the contrast of colours", () => {
  const dark = {
    brand_ink_color: "#FFFFFF",
    brand_paper_color: "#000000",
    brand_signal_color: "#8A3A1C",
    brand_signal_text_color: "#FF9A7A",
  };
  const problems = [
    "Signal as text: Too little contrast with paper: 1.8 to 1, but text needs 4.5 to 1. Choose a colour that differs more from paper.",
    "Ink: Too little contrast with paper: 1.1 to 1, but text needs 4.5 to 1. Choose a colour that differs more from paper.",
  ];

  test("SET-01: a colour is not reset or restored if it makes text illegible", async () => {
    const staff = await createStaff();
    await saveSettings("brand", dark, staff);
    const refused = { status: "refused", problems };
    expect(await resetSetting("brand_paper_color", staff)).toEqual(refused);
    expect(await restoreSetting("brand_paper_color", "#F5F3EE", staff)).toEqual(refused);
    expect(await storedRow("brand_paper_color")).toMatchObject({ value: "#000000" });
    expect(await restoreSetting("brand_paper_color", "#101010", staff)).toMatchObject({ status: "saved" });
  });

  test("SET-01, ADMIN-06: colours of two people that are illegible together are refused when they are saved", async () => {
    const by = await createStaff();
    await saveSettings("brand", dark, by);
    const tab = settingsStores.brand;
    const { id, version: baseVersion } = await tab.find();
    await saveFields(tab, id, { fields: { brand_paper_color: "#404040" }, by, baseVersion });
    await saveFields(tab, id, { fields: { brand_ink_color: "#8C8C8C" }, by, baseVersion });
    const { version } = await tab.find();
    expect(await tab.publish(id, { baseVersion: version, by })).toMatchObject({ status: "missing" });
    expect(await storedRow("brand_ink_color")).toMatchObject({ value: "#FFFFFF" });
  });

  test("SET-01: a contrast that was already too low does not prevent resetting another setting", async () => {
    const staff = await createStaff();
    await store("brand_signal_text_color", "#FFC2A8");
    await store("brand_ink_color", "#22262A");
    await store("brand_name", "Ostra");
    expect(await resetSetting("brand_name", staff)).toMatchObject({ status: "saved" });
    expect(await resetSetting("brand_ink_color", staff)).toMatchObject({ status: "saved" });
    expect(await resetSetting("brand_signal_text_color", staff)).toMatchObject({ status: "saved" });
  });
});

test("SET-01: long values, right-to-left text and empty lists are stored unchanged", async () => {
  const staff = await createStaff();
  const scripts = `<!-- ${"x".repeat(12_000)} -->`;
  await saveSettings("scripts", { custom_head_scripts: scripts }, staff);
  await saveSettings("footer", { footer_built_by_text: "تصميم وتطوير" }, staff);
  await saveSettings("home", { home_team_members: [], home_cases_items: [] }, staff);
  expect(await getSettings()).toMatchObject({
    custom_head_scripts: scripts,
    footer_built_by_text: "تصميم وتطوير",
    home_team_members: [],
    home_cases_items: [],
  });
});

test("DATA-02: seeding stores every default once and keeps saved values", async () => {
  const staff = await createStaff();
  await db.transaction(seedSettings);
  await saveSettings("footer", { footer_copyright: "© Ours" }, staff);
  await db.transaction(seedSettings);

  const rows = await db.select().from(siteSettings);
  expect(rows.map(({ key }) => key).sort()).toEqual([...settingKeys].sort());
  expect((await getSettings()).footer_copyright).toBe("© Ours");
});

test("PAGE-04, SET-01: of a settings tab's old versions, the newest ten and the named ones stay", async () => {
  const mara = await createStaff();
  for (let day = 1; day <= 12; day += 1)
    await saveSettings("footer", { footer_copyright: `© Day ${day}` }, mara);
  const { id } = await settingsStores.footer.find();
  const before = await settingsStores.footer.listVersions(id);
  const oldest = Math.min(...before.map(({ number }) => number));
  await settingsStores.footer.nameVersion(id, oldest, "First", mara);
  await db.update(settingTabVersions).set({ savedAt: new Date(0) });

  await tidyContent();
  const numbers = (await settingsStores.footer.listVersions(id)).map(({ number }) => number);
  const newest = before.map(({ number }) => number).toSorted((one, other) => other - one);
  expect(numbers).toEqual([...newest.slice(0, 10), oldest]);
});

test("BRAND-02: the first start with the list of networks takes over the three former settings, and later ones keep the list", async () => {
  await store("footer_social_instagram", "https://www.instagram.com/osprey");
  await store("footer_social_linkedin", "https://www.linkedin.com/company/osprey");
  await store("footer_social_facebook", "no link");
  await db.transaction(seedSettings);
  expect((await getSettings()).footer_social_links).toEqual([
    { label: "LinkedIn", url: "https://www.linkedin.com/company/osprey" },
    { label: "Instagram", url: "https://www.instagram.com/osprey" },
  ]);
  await saveSettings("footer", { footer_social_links: [] }, await createStaff());
  await db.transaction(seedSettings);
  expect((await getSettings()).footer_social_links).toEqual([]);
});
