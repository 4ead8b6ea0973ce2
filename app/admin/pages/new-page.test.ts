import { expect, test } from "vitest";
import { newPageSchema } from "./new-page.tsx";

test.each(["   ", "\u200b"])("PAGE-01: a new page needs a title with a visible character: %j", (title) => {
  const read = newPageSchema.safeParse({ preset: "empty", title, slug: "pricing" });
  expect(read.error?.issues).toMatchObject([{ path: ["title"], message: "Enter a title" }]);
});

test.each(["你好", "🚀", "—"])("PAGE-02: the page %j needs no slug: the site chooses one", (title) => {
  const read = newPageSchema.safeParse({ preset: "empty", title, parentSlug: undefined });
  expect(read.data).toMatchObject({ title, slug: undefined });
});
