import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { hrefsIn, renameReferences, replaceHrefs } from "./page-references.ts";

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

test("the addresses of links and of links in rich text are found and replaced, other texts stay", () => {
  const links = { ...props("/about"), heading: "/about" };
  const [first, ...others] = hrefsIn(links);
  expect([first, new Set(others)]).toEqual(["/about", new Set(["/about"])]);
  expect(replaceHrefs(links, () => "/elsewhere")).toEqual({ ...props("/elsewhere"), heading: "/about" });
});
