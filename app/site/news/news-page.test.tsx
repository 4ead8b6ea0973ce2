import { expect, test } from "vitest";
import { draw } from "#tests/support/draw.tsx";
import { NewsPage } from "./news-page.tsx";

const article = {
  slug: "a-door",
  title: "A door",
  excerpt: null,
  publishedDate: new Date("2026-06-16"),
  tags: [],
  coverImage: null,
};

test("DATA-10: without news the page says so", () => {
  expect(draw(<NewsPage articles={[]} />)).toContain("Nothing is published yet.");
});

test("ROUTE-10: the newest article comes with a picture, the others without", () => {
  const html = draw(<NewsPage articles={[article, { ...article, slug: "a-window", title: "A window" }]} />);

  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html.indexOf("<img ")).toBeLessThan(html.indexOf("A door"));
  expect(html.match(/href="\/news\/[a-z-]+"/g)).toEqual(['href="/news/a-door"', 'href="/news/a-window"']);
});
