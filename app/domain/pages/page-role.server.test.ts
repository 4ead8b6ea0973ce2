import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage as aPage } from "#tests/support/factories/pages.ts";
import { createGermanPage } from "#tests/support/two-languages.ts";
import { createPage } from "./create-page.server.ts";
import { footerOf } from "./footer.ts";
import { listPageTree } from "./page-tree.server.ts";
import { listPublishedPages, readSiteMenus } from "./pages.server.ts";
import { placePage } from "./place-page.server.ts";
import { findPageWithRole, saveMenuSettings } from "./structure.server.ts";
import { restorePage, trashPage } from "./trash.server.ts";

test("NAV-01: a renamed page keeps its role, and a new page with the old slug gets none", async () => {
  const by = await createStaff();
  const { id } = await aPage({ slug: "solutions" });
  await placePage(id, { slug: "loesungen" }, by);
  await createPage({ slug: "solutions", title: "Solutions", parentSlug: null }, by);
  expect((await listPageTree()).map(({ slug, role }) => [slug, role])).toEqual([
    ["loesungen", "solutions"],
    ["solutions", null],
  ]);
});

test("NAV-01: assigning a role to a page removes it from the page that had it", async () => {
  const by = await createStaff();
  const [cases, work] = [await aPage({ slug: "cases" }), await aPage({ slug: "work" })];
  expect(await saveMenuSettings(work.id, { role: "cases", inMenus: true, menuLabel: null }, by)).toBe(true);
  expect(await findPageWithRole("cases")).toMatchObject({ id: work.id });
  expect(await saveMenuSettings(work.id, { role: null, inMenus: true, menuLabel: null }, by)).toBe(true);
  expect(await findPageWithRole("cases")).toBeUndefined();
  expect((await listPageTree()).find(({ id }) => id === cases.id)?.role).toBeNull();
});

test("NAV-01: a deleted page loses its role and gets it back on restore if no other page has it", async () => {
  const by = await createStaff();
  const old = await aPage({ slug: "about" });
  await trashPage(old.id, { to: null, by });
  expect(await findPageWithRole("about")).toBeUndefined();
  await restorePage(old.id, by);
  expect(await findPageWithRole("about")).toMatchObject({ id: old.id });

  await trashPage(old.id, { to: null, by });
  const next = await aPage({ slug: "about" });
  await restorePage(old.id, by);
  expect(await findPageWithRole("about")).toMatchObject({ id: next.id });
  expect((await listPageTree()).find(({ id }) => id === old.id)).toMatchObject({
    slug: "about-2",
    role: null,
  });
});

test("NAV-01, FOOT-01: a page hidden from menus is in neither menu nor footer but stays published", async () => {
  const by = await createStaff();
  const [campaign, services] = [await aPage({ slug: "campaign" }), await aPage({ slug: "services" })];
  const hidden = await aPage({ slug: "audit", parentSlug: "services" });
  for (const { id } of [campaign, hidden])
    await saveMenuSettings(id, { role: null, inMenus: false, menuLabel: null }, by);
  const { navigation } = await readSiteMenus(defaultSettings);
  expect(navigation).toMatchObject([{ path: "/services", children: [] }]);
  expect(footerOf(navigation).columns.flat()).toMatchObject([{ path: "/services", children: [] }]);
  expect((await listPublishedPages()).map(({ id }) => id).sort()).toEqual(
    [campaign.id, hidden.id, services.id].sort(),
  );
});

test("LANG-04: the prices of a further language are the translation of the page with the prices", async () => {
  const pricing = await aPage({ slug: "pricing" });
  const inGerman = () => inContentLanguage("de", () => readSiteMenus(defaultSettings));
  expect((await readSiteMenus(defaultSettings)).pricing).toMatchObject({ path: "/pricing" });
  await createGermanPage({ slug: "kontakt" });
  expect((await inGerman()).pricing).toBeUndefined();
  await createGermanPage({ slug: "preise" }, pricing);
  expect((await inGerman()).pricing).toMatchObject({ path: "/de/preise" });
  expect((await readSiteMenus(defaultSettings)).pricing).toMatchObject({ path: "/pricing" });
});
