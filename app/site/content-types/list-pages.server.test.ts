import type { MetaDescriptor } from "@remix-run/node";
import { beforeEach, expect, test } from "vitest";
import { siteUrl } from "#app/http/request.server.ts";
import { respondWithMarkdown } from "#app/site/markdown/answer-markdown.server.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import type { PublicList } from "./public-content.ts";
import { publicTypeNamed } from "./public-types.server.ts";

const news = publicTypeNamed("article") ?? expect.fail("news have no public pages");

beforeEach(async () => {
  for (let day = 1; day <= 25; day += 1)
    await createArticle({ slug: `day-${day}`, title: `Day ${day}`, publishedAt: new Date(2026, 0, day) });
});

const linksOf = (head: MetaDescriptor[] = []) =>
  head.flatMap((each) =>
    "rel" in each && ["canonical", "prev", "next"].includes(String(each.rel))
      ? [`${each.rel} ${String(each.href).replace(siteUrl, "")}`]
      : [],
  );

const rowCountOf = (list: PublicList | undefined) =>
  [list, ...(list?.groups ?? [])].reduce(
    (sum, part) => sum + (part?.rows.length ?? 0),
    list?.leads.length ?? 0,
  );

test("SITE-11: a list has twelve rows per page and names its neighbours", async () => {
  const pages = await Promise.all([1, 2, 3].map(async (page) => (await news.readList(page)).value));
  expect(pages.map((page) => rowCountOf(page?.list))).toEqual([12, 12, 1]);
  expect(pages.map((page) => linksOf(page?.head))).toEqual([
    ["canonical /news", "next /news/page/2"],
    ["canonical /news/page/2", "prev /news", "next /news/page/3"],
    ["canonical /news/page/3", "prev /news/page/2"],
  ]);
  expect((await news.readList(4)).value).toBeUndefined();
});

test("SITE-11: each page of a list has a Markdown version; other numbers are not found", async () => {
  const answer = (path: string) => respondWithMarkdown(new Request(siteUrl + path));
  const second = await (await answer("/news/page/2.md")).text();
  expect(second).toContain("## [Day 13](/news/day-13)");
  expect(second).toContain("[Previous](/news)");
  expect(second).toContain("[Next](/news/page/3)");
  for (const number of ["0", "1", "4", "02", "two"])
    expect((await answer(`/news/page/${number}.md`)).status).toBe(404);
});
