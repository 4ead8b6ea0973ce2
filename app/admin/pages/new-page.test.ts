import { expect, test } from "vitest";
import { newPageSchema } from "./new-page.tsx";

test.each(["   ", "\u200b"])("PAGE-01: a new page needs a title with a visible character: %j", (title) => {
  const read = newPageSchema.safeParse({ preset: "empty", title, slug: "pricing" });
  expect(read.error?.issues).toMatchObject([{ path: ["title"], message: "Enter a title" }]);
});
