import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createPage } from "#tests/support/factories/pages.ts";
import { readContentPage } from "./content-page.server.ts";

test("BRAND-01, SITE-02: the number in the hero gives the page another drawing", async () => {
  const hero = (drawing: object) => [
    { id: randomUUID(), type: "hero", version: 2, props: { headline: "What we charge", ...drawing } },
  ];
  await createPage({ slug: "prices", content: hero({}) });
  await createPage({ slug: "plans", content: hero({ drawing: 2 }) });
  expect((await readContentPage(["prices"]))?.drawing).toMatch(/^\/air\/prices\./);
  expect((await readContentPage(["plans"]))?.drawing).toMatch(/^\/air\/plans-drawing-2\./);
});
