import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { hrefOfPage } from "#app/domain/links/href.ts";
import { followPages, hasPageLinks, renameReferences } from "./page-references.ts";

const block = (type: string, props: Record<string, unknown>) => ({
  id: randomUUID(),
  type,
  version: 1,
  props,
});

test("PAGE-05: renaming a page updates blocks that refer to its slug, but not equal words in their text", () => {
  const passport = block("case-passport", {
    techStack: ["react", "kotlin"],
    facts: [{ label: "react", value: "react" }],
  });
  const links = block("page-links", { parentPageSlug: "react", heading: "react" });
  const [hero, unknown] = [block("hero", { headline: "react" }), block("hologram", { page: "react" })];

  const [newPassport, newLinks, ...others] = renameReferences(
    [passport, links, hero, unknown],
    "react",
    "react-js",
  );

  expect(newPassport?.props).toEqual({ ...passport.props, techStack: ["react-js", "kotlin"] });
  expect(newLinks?.props).toEqual({ parentPageSlug: "react-js", heading: "react" });
  expect(others).toEqual([hero, unknown]);
  expect(others[0]).toBe(hero);
});

const known = "7d9f3c1e-2c41-4a57-9a63-0f6c2b1d8e11";
const gone = "0e4c4f86-91a5-4a3e-8a66-3d0f2b9c7a10";
const pathOf = (id: string) => (id === known ? "/solutions/dwh" : undefined);

const props = (href: string) => ({
  action: { label: "Read on", href },
  body: {
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [{ type: "text", text: "here", marks: [{ type: "link", attrs: { href } }] }],
      },
    ],
  },
});

test("a page id in a link or rich text is replaced with the page's path", () => {
  expect(followPages(props(hrefOfPage(known)), pathOf)).toEqual(props("/solutions/dwh"));
});

test("a link to an unpublished page becomes empty, other links stay unchanged", () => {
  expect(followPages(props(hrefOfPage(gone)), pathOf)).toEqual(props(""));
  expect(followPages(props("https://example.com"), pathOf)).toEqual(props("https://example.com"));
});

test("only props with a page link need the pages to be loaded", () => {
  expect(hasPageLinks(props(hrefOfPage(known)))).toBe(true);
  expect(hasPageLinks(props("/about"))).toBe(false);
  expect(hasPageLinks({ heading: hrefOfPage(known) })).toBe(false);
});
