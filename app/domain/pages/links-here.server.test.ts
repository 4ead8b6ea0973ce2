import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { pagePresets, pageVersions } from "#db/schema/pages.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage, createPageChain } from "#tests/support/factories/pages.ts";
import { createGermanPage } from "#tests/support/two-languages.ts";
import { listLinksHere } from "./links-here.server.ts";
import { placePage } from "./place-page.server.ts";

test("PAGE-02: links to a page are found in texts, block fields, drafts and settings", async () => {
  const { id } = await createPageChain("solutions", "dwh");
  const target = { id, language: "" as const, slug: "dwh", path: "/solutions/dwh" };
  const holding = (title: string, props: unknown) =>
    createPage({ title, content: [{ type: "rich-text", props }] });
  await holding("By path", { href: "/solutions/dwh" });
  await holding("By a part of it", { href: "/solutions/dwh#prices" });
  await holding("By id", { page: id });
  await holding("By slug", { parentPageSlug: "dwh" });
  await holding("In a list", { techStack: ["react", "dwh", "kotlin"] });
  await holding("By its whole address", { href: `${env.SITE_URL}/solutions/dwh` });
  await createPage({ title: "In blocks as text", content: JSON.stringify([{ href: "/solutions/dwh" }]) });
  await createArticle({ title: "In an article", body: [{ href: "/solutions/dwh" }] });
  await db.insert(pagePresets).values({ name: "With a link", blocks: [{ page: id }] });
  const { id: ownerId } = await createPage({
    title: "Tomorrow",
    scheduledAt: new Date(),
    scheduledVersion: 1,
  });
  await db
    .insert(pageVersions)
    .values({ ownerId, number: 1, isPublished: false, snapshot: { blocks: [{ page: id }] } });
  await holding("A longer path", { href: "/solutions/dwh-2" });
  await holding("A word", { text: "dwh", dwh: "x" });
  await createPage({ title: "In its draft", draft: { blocks: [{ href: "/solutions/dwh" }] } });
  await createPage({
    title: "In the trash",
    isPublished: false,
    trashedAt: new Date(),
    content: [{ href: "/solutions/dwh" }],
  });
  await db.insert(siteSettings).values({
    key: "home_cases_items",
    value: JSON.stringify([{ title: "One", url: "/solutions/dwh" }]),
  });

  await db.insert(siteSettings).values({ key: "footer_privacy_policy_url", value: "/solutions/dwh" });

  const found = await listLinksHere(target);
  expect(found.map(({ label }) => label).toSorted()).toEqual([
    "By a part of it",
    "By id",
    "By its whole address",
    "By path",
    "By slug",
    "Cases (home settings)",
    "In a list",
    "In an article",
    "In blocks as text",
    "Privacy policy (footer settings)",
    "the draft of In its draft",
    "the preset With a link",
    "the scheduled version of Tomorrow",
  ]);
});

test("PAGE-02: links to a moved page's redirected address are found", async () => {
  const by = await createStaff();
  const { id } = await createPageChain("solutions", "dwh");
  await createPage({ slug: "services" });
  await createPage({ title: "Links by path", content: [{ href: "/solutions/dwh#prices" }] });
  await placePage(id, { slug: "data", parentSlug: "services" }, by);
  await placePage(id, { slug: "warehouses" }, by);
  expect(
    await listLinksHere({ id, language: "", slug: "warehouses", path: "/services/warehouses" }),
  ).toMatchObject([{ what: "page", label: "Links by path" }]);
});

test("LANG-03, PAGE-02: blocks of a translation that kept the original's slug or id link to the original and its translation", async () => {
  const dwh = await createPage({ slug: "dwh" });
  const german = await createGermanPage({ slug: "datenlager" }, dwh);
  await createGermanPage({ title: "Kept the slug", slug: "eins", content: [{ parentPageSlug: "dwh" }] });
  await createGermanPage({ title: "Kept the id", slug: "zwei", content: [{ page: dwh.id }] });
  await createPage({ title: "English", content: [{ parentPageSlug: "dwh" }] });
  const labels = async (page: typeof dwh, path: string) =>
    (await listLinksHere({ ...page, path })).map(({ label }) => label).toSorted();
  expect(await labels(dwh, "/dwh")).toEqual(["English", "Kept the id", "Kept the slug"]);
  expect(await labels(german, "/de/datenlager")).toEqual(["Kept the id", "Kept the slug"]);

  const other = await createGermanPage({ slug: "dwh" });
  expect(await labels(dwh, "/dwh")).toEqual(["English", "Kept the id"]);
  expect(await labels(other, "/de/dwh")).toEqual(["Kept the slug"]);
});
