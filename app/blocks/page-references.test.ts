import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { renameReferences } from "./page-references.ts";

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
