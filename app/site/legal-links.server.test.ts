import { expect, test } from "vitest";
import { listPublishedPages, readSiteMenus } from "#app/domain/pages/pages.server.ts";
import { defaultSettings, type Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { legalLinks } from "./legal-links.server.ts";
import { readConsentTexts, readSiteData, siteDataOf } from "./site-data.server.ts";

async function linksOf(values: Partial<Settings> = {}) {
  const settings = { ...defaultSettings, ...values };
  return (await siteDataOf(settings, await readSiteMenus(settings))).legal;
}

test("BRAND-02, FOOT-04: legal links have the names and addresses of the pages with these roles, also outside of the menus", async () => {
  await createPage({ slug: "impressum", title: "Impressum", role: "imprint", inMenus: false });
  await createPage({
    slug: "datenschutz",
    title: "Erklärung zum Datenschutz",
    menuLabel: "Datenschutz",
    role: "privacy-policy",
  });
  await createPage({ slug: "kekse", title: "Cookies bei uns", role: "cookies-policy", inMenus: false });
  const { legal } = (await readSiteData()).value;
  expect(legal).toEqual({
    imprint: { title: "Impressum", path: "/impressum" },
    privacy: { title: "Datenschutz", path: "/datenschutz" },
    cookies: { title: "Cookies bei uns", path: "/kekse" },
  });
  expect((await readConsentTexts()).value.policies).toEqual([legal.cookies, legal.privacy]);
});

test("BRAND-02: a policy with another address has the name of its page, or a general one elsewhere, and none if it is broken", async () => {
  await createPage({ slug: "terms", title: "Terms and data" });
  expect(await linksOf()).toEqual({});
  expect(
    await linksOf({
      footer_privacy_policy_url: "/terms",
      footer_cookies_policy_url: "https://policies.example/cookies",
    }),
  ).toEqual({
    privacy: { title: "Terms and data", path: "/terms" },
    cookies: { title: "Cookies Policy", path: "https://policies.example/cookies" },
  });
  expect(await linksOf({ footer_privacy_policy_url: "/not-written-yet" })).toEqual({});
});

test("LANG-03: the policies of a further language are its own pages, whatever page the main language links to", async () => {
  await createPage({ slug: "terms", title: "Terms and data" });
  await createPage({ language: "de", slug: "datenschutz", title: "Datenschutz", role: "privacy-policy" });
  const staff = await createStaff();
  await saveSettings("brand", { further_languages: ["de"] }, staff);
  await saveSettings("footer", { footer_privacy_policy_url: "/terms" }, staff);
  const legal = async () => legalLinks(await getSettings(), await listPublishedPages());
  expect((await legal()).privacy).toEqual({ title: "Terms and data", path: "/terms" });
  const german = { title: "Datenschutz", path: "/de/datenschutz" };
  expect((await inContentLanguage("de", legal)).privacy).toEqual(german);

  const elsewhere = "https://policies.example/datenschutz";
  await saveSettings("footer", { footer_privacy_policy_url: elsewhere }, staff, "de");
  expect((await inContentLanguage("de", legal)).privacy?.path).toBe(elsewhere);
});
