import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { describeLibrary } from "#app/admin/editor/library.ts";
import { findBrokenLinks } from "#app/admin/publishing/text-checks.ts";
import { hrefOfPage } from "#app/domain/links/href.ts";
import { findUntranslated } from "./untranslated-pages.ts";

const kinds = new Map(describeLibrary(() => true).kinds.map((kind) => [kind.type, kind]));

const elsewhere = (slug: string, translation: { title: string; isPublished: boolean } | null) => ({
  ...{ id: randomUUID(), slug, title: `The page ${slug}`, translation },
});
const published = elsewhere("audits", { title: "Prüfungen", isPublished: true });
const draft = elsewhere("sprints", { title: "Sprints auf Deutsch", isPublished: false });
const missing = elsewhere("retainers", null);
const own = { id: randomUUID(), title: "Kontakt", path: "/de/kontakt", level: 1, isPublished: true };
const site = { kinds, pages: [own], pagesElsewhere: [published, draft, missing] };

function findings(type: string, props: object) {
  return findUntranslated([{ id: "block", type, version: 1, props: { ...props } }], site).map(
    ({ message, place }) => [message, place?.path],
  );
}

test("LANG-05: pages that a block chooses and that have no published translation are named before publishing", () => {
  const untranslated =
    "The page “The page retainers” has no translation in this language: visitors do not see it";
  const unpublished = "The page “Sprints auf Deutsch” is not published: visitors do not see it";
  expect(findings("services-list", { services: [published.id, draft.id, missing.id, own.id] })).toEqual([
    [unpublished, ["services"]],
    [untranslated, ["services"]],
  ]);
  expect(findings("page-links", { parentPageSlug: "retainers" })).toEqual([
    [untranslated, ["parentPageSlug"]],
  ]);
  expect(findings("tech-stack", { groups: [{ pages: [] }, { pages: ["sprints"] }] })).toEqual([
    [unpublished, ["groups", 1, "pages"]],
  ]);
  expect(findings("page-links", { parentPageSlug: "kontakt" })).toEqual([]);
});

test("LANG-05: links to pages that have no published translation are named before publishing", async () => {
  const links = [published, draft, missing, own].map(({ id }) => ({ href: hrefOfPage(id), place: id }));
  expect(await findBrokenLinks(links, site)).toEqual([
    {
      weight: "advice",
      message: "A link points to “Sprints auf Deutsch”, which is not published",
      place: draft.id,
    },
    {
      weight: "advice",
      message: "A link points to “The page retainers”, which has no translation in this language",
      place: missing.id,
    },
  ]);
});
