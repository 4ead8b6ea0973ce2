import { expect, test } from "vitest";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { saveSettings, settingsStoreOf } from "#app/domain/settings-store/settings-store.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { action as saveDraft } from "#app/routes/admin/documents/draft.ts";
import { action as publish } from "#app/routes/admin/documents/publication.ts";
import { action as previewAction } from "#app/routes/preview/settings.tsx";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { createGermanPage } from "#tests/support/two-languages.ts";
import { loader as historyLoader } from "./history.tsx";
import { loader as openSitePreview } from "./site-preview.ts";
import { loader } from "./tab.tsx";

/** Requests of an owner. */
async function asOwner() {
  const staff = await createStaff();
  const Cookie = await sessionCookieOf(staff);
  const at = (path: string, params: object, init: RequestInit = {}) => {
    const request = new Request(`http://localhost${path}`, { ...init, headers: { Cookie, ...init.headers } });
    return routeArguments(request, { ...params });
  };
  const open = (tab: string) => loader(at(`/admin/settings/${tab}`, { tab }));
  return { staff, at, open };
}

const json = (body: unknown) => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

test("LANG-03: a tab offers its languages only if the site has several and the tab has texts", async () => {
  const { staff, open } = await asOwner();
  expect((await open("form")).languages).toEqual([]);
  await expect(open("de:form")).rejects.toMatchObject({ status: 404 });

  await saveSettings("brand", { further_languages: ["de"] }, staff);
  expect((await open("form")).languages).toEqual([
    { code: "", name: "English" },
    { code: "de", name: "German" },
  ]);
  expect((await open("contact")).languages).toEqual([]);
  await expect(open("de:contact")).rejects.toMatchObject({ status: 404 });
});

test("LANG-03: German texts of a tab are typed, previewed and saved beside those of the main language", async () => {
  const { staff, at, open } = await asOwner();
  await saveSettings("brand", { further_languages: ["de"] }, staff);
  await saveSettings("form", { form_step1_title: "Contract" }, staff);

  const { settings, opened } = await open("de:form");
  expect(settings.find(({ key }) => key === "form_step1_title")).toMatchObject({ default: "Contract" });
  expect(opened.item).toMatchObject({ key: "de:form", screen: "/admin/settings/de:form" });
  expect(opened.draft).toMatchObject({ form_step1_title: "", form_section_heading: "" });

  const place = { type: "settings", id: "de:form" };
  const typed = await saveDraft(
    at(
      "/admin/documents/settings/de:form/draft",
      place,
      json({
        ...{ accountId: staff.id, saveId: crypto.randomUUID(), baseVersion: opened.version },
        changes: { fields: { form_step1_title: "Vertrag" } },
      }),
    ),
  );
  const { version } = await typed.json();

  const previewed = await previewAction(
    at("/preview/settings/de:form", { tab: "de:form" }, json({ form_step1_title: "Vertrag" })),
  );
  expect(previewed.data).toMatchObject({
    edition: { language: "de", prefix: "/de" },
    nextSteps: { form_step1_title: "Vertrag", form_step2_title: "Kennenlernen" },
  });

  const body = new URLSearchParams({ baseVersion: String(version) });
  const saved = await publish(
    at("/admin/documents/settings/de:form/publication", place, { method: "POST", body }),
  );
  expect(await saved.json()).toMatchObject({ status: "published", changed: 1 });
  expect((await inContentLanguage("de", getSettings)).form_step1_title).toBe("Vertrag");
  expect((await getSettings()).form_step1_title).toBe("Contract");
});

test("LANG-03: a change of a setting that is the same in all languages is refused for a further one", async () => {
  const { staff, at } = await asOwner();
  await saveSettings("brand", { further_languages: ["de"] }, staff);
  const { version } = await settingsStoreOf("brand", "de").find();
  const change = {
    ...{ accountId: staff.id, saveId: crypto.randomUUID(), baseVersion: version },
    changes: { fields: { brand_signal_color: "#000000" } },
  };
  await saveDraft(at("/draft", { type: "settings", id: "de:brand" }, json(change)));
  expect((await settingsStoreOf("brand", "de").read()).draft).toEqual({ brand_name: "", brand_tagline: "" });

  const history = { tab: "de:brand", key: "brand_signal_color" };
  await expect(historyLoader(at("/history", history))).rejects.toMatchObject({ status: 404 });
});

test("LANG-03, SET-01: the preview of the site opens in the language of the tab", async () => {
  const { staff, at } = await asOwner();
  await saveSettings("brand", { further_languages: ["de"] }, staff);
  const homeOf = async (query: string) =>
    (await openSitePreview(at(`/admin/site-preview${query}`, {}))).headers.get("Location");
  expect(await homeOf("?language=de")).toBe("/de");
  expect(await homeOf("")).toBe("/");
  expect(await homeOf("?language=fr")).toBe("/");
});

test("LANG-03: an empty address of a policy shows that of the language's own page", async () => {
  const { staff, open } = await asOwner();
  await saveSettings("brand", { further_languages: ["de"] }, staff);
  await createPage({ slug: "privacy", role: "privacy-policy" });
  const placeholder = async () =>
    (await open("de:footer")).settings.find(({ key }) => key === "footer_privacy_policy_url")?.default;
  expect(await placeholder(), "no German page").toBe("");

  await createGermanPage({ slug: "datenschutz", role: "privacy-policy" });
  expect(await placeholder()).toBe("/de/datenschutz");
  await saveSettings("footer", { footer_privacy_policy_url: "/privacy" }, staff);
  await saveSettings("footer", { footer_privacy_policy_url: "/de/recht" }, staff, "de");
  expect(await placeholder()).toBe("/de/datenschutz");
  await saveSettings("footer", { footer_privacy_policy_url: "https://policies.example" }, staff);
  expect(await placeholder()).toBe("https://policies.example");
});
