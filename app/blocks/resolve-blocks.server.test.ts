import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { log } from "#app/platform/log.server.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { renderToText } from "#tests/support/render-to-text.tsx";
import { addLanguages, createGermanPage } from "#tests/support/two-languages.ts";
import type { Block } from "./registry.ts";
import { resolveBlocks } from "./resolve-blocks.server.ts";
import { shownBlocks } from "./resolved-block.ts";
import { BlockView } from "./views.tsx";

const identity = () => ({ id: randomUUID(), version: 1 });

test("DATA-09: the ids and slugs of a case passport are resolved to published pages", async () => {
  await createPage({ slug: "tech-stack" });
  const react = await createPage({ slug: "react", title: "React", parentSlug: "tech-stack" });
  await createPage({ slug: "secret", parentSlug: "tech-stack", isPublished: false });

  const passport: Block = {
    ...identity(),
    type: "case-passport",
    props: { facts: [], techStack: [react.id, "secret"], services: ["react"], solutions: [] },
  };
  const page = { id: react.id, slug: "react", title: "React", path: "/tech-stack/react" };
  expect(await resolveBlocks([passport])).toMatchObject([
    { props: { data: { techStack: [page], services: [page], solutions: [] } } },
  ]);
});

test("DATA-09: a page-links block is resolved to the published subpages in their order", async () => {
  const { id } = await createPage({ slug: "solutions" });
  await createPage({ slug: "second", parentSlug: "solutions", orderIndex: 2 });
  await createPage({ slug: "first", parentSlug: "solutions", orderIndex: 1 });
  await createPage({ slug: "draft", parentSlug: "solutions", orderIndex: 0, isPublished: false });

  for (const parentPageSlug of ["solutions", id]) {
    const links: Block = { ...identity(), type: "page-links", props: { parentPageSlug, isRest: false } };
    expect(await resolveBlocks([links]), parentPageSlug).toMatchObject([
      { props: { data: { pages: [{ path: "/solutions/first" }, { path: "/solutions/second" }] } } },
    ]);
  }
});

test("DATA-09, SITE-13: a page-links block of the rest has the subpages that no other block of the page names", async () => {
  const { id } = await createPage({ slug: "solutions" });
  const { id: named } = await createPage({ slug: "named", parentSlug: "solutions", orderIndex: 1 });
  await createPage({ slug: "second", parentSlug: "solutions", orderIndex: 2 });
  await createPage({ slug: "third", parentSlug: "solutions", orderIndex: 3 });
  const wall: Block = {
    ...identity(),
    type: "link-wall",
    props: {
      links: [
        { title: "Named", page: named },
        { title: "Third", page: "third" },
      ],
    },
  };
  const rest: Block = { ...identity(), type: "page-links", props: { parentPageSlug: id, isRest: true } };
  expect((await resolveBlocks([wall, rest]))[1]).toMatchObject({
    props: { data: { pages: [{ path: "/solutions/second" }] } },
  });
});

test("DATA-09, LANG-03: the rest of a translated page leaves out what its blocks name as the original does", async () => {
  await addLanguages("de");
  const named = await createPage({ slug: "named" });
  await createGermanPage({ slug: "loesungen" });
  await createGermanPage({ slug: "genannt", parentSlug: "loesungen" }, named);
  await createGermanPage({ slug: "neu", parentSlug: "loesungen" });
  const wall: Block = {
    ...identity(),
    type: "link-wall",
    props: { links: [{ title: "Genannt", page: "named" }] },
  };
  const rest: Block = {
    ...identity(),
    type: "page-links",
    props: { parentPageSlug: "loesungen", isRest: true },
  };
  const [, resolved] = await inContentLanguage("de", () => resolveBlocks([wall, rest]));
  expect(resolved).toMatchObject({ props: { data: { pages: [{ path: "/de/loesungen/neu" }] } } });
});

test("DATA-09: a testimonials block is resolved to published testimonials, up to its limit", async () => {
  await createTestimonial({ name: "Second", orderIndex: 2 });
  await createTestimonial({ name: "First", orderIndex: 1 });
  const block: Block = {
    ...identity(),
    type: "testimonials",
    props: { source: "block", layout: "rows", limit: 1 },
  };
  expect(await resolveBlocks([block])).toMatchObject([
    { props: { data: { testimonials: [{ name: "First" }] } } },
  ]);
});

test("DATA-10: visitors do not see solutions, links to subpages, testimonials and news while none is published", async () => {
  await createPage({ slug: "solutions" });
  const source = "block" as const;
  const empty: Block[] = [
    { ...identity(), type: "home-solutions", props: {} },
    { ...identity(), type: "page-links", props: { parentPageSlug: "solutions", isRest: false } },
    { ...identity(), type: "testimonials", props: { source, layout: "rows" } },
    { ...identity(), type: "news-list", props: { source, layout: "rows", limit: 3 } },
    { ...identity(), type: "news-list", props: { source: "settings", layout: "covers", limit: 3 } },
  ];
  const resolved = await resolveBlocks(empty);
  expect(shownBlocks(resolved)).toEqual([]);
  for (const block of resolved)
    expect(renderToText(createElement(BlockView, { block, place: { isOpening: false } }))).toContain(
      "Hidden from visitors",
    );

  await createPage({ slug: "one", parentSlug: "solutions" });
  await createTestimonial({ name: "First" });
  await createArticle({ title: "News" });
  expect(shownBlocks(await resolveBlocks(empty))).toHaveLength(empty.length);
});

test("DATA-10: references without a published page log a warning and give an empty list", async () => {
  const warn = vi.spyOn(log, "warn");
  const passport: Block = {
    ...identity(),
    type: "case-passport",
    props: { facts: [], techStack: ["gone"], services: [], solutions: [] },
  };
  expect(await resolveBlocks([passport])).toMatchObject([
    { props: { data: { techStack: [], services: [], solutions: [] } } },
  ]);
  expect(warn).toHaveBeenCalledOnce();
});
