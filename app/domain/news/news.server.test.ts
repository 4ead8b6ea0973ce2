import { expect, test, vi } from "vitest";
import { findPublished } from "#app/domain/content-store/published-content.server.ts";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { log } from "#app/platform/log.server.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { listPublishedNews } from "./news.server.ts";

const findArticle = (slug: string) => findPublished(contentTypes.article, slug);

test("DATA-07, DATA-11: articles are ordered by date, then by creation time, newest first, undated ones last", async () => {
  await createArticle({ title: "Undated" });
  await createArticle({ title: "Old", publishedDate: new Date("2026-03-01") });
  await createArticle({
    title: "Earlier",
    publishedDate: new Date("2026-11-12"),
    createdAt: new Date("2026-11-01"),
  });
  await createArticle({
    title: "Later",
    publishedDate: new Date("2026-11-12"),
    createdAt: new Date("2026-11-02"),
  });
  await createArticle({ title: "Draft", publishedDate: new Date("2026-11-13"), isPublished: false });

  const titles = (await listPublishedNews()).map(({ title }) => title);
  expect(titles).toEqual(["Later", "Earlier", "Old", "Undated"]);
  expect(await listPublishedNews(1)).toMatchObject([{ title: "Later" }]);
});

test("DATA-07: a published article is found by its slug", async () => {
  await createArticle({ slug: "a-lesson", tags: ["postgres"], author: "Rui" });
  await createArticle({ slug: "a-draft", isPublished: false });
  expect(await findArticle("a-lesson")).toMatchObject({ tags: ["postgres"], author: "Rui" });
  expect(await findArticle("a-draft")).toBeUndefined();
});

test("DATA-08: an invalid body is read as empty and logged", async () => {
  const warn = vi.spyOn(log, "warn");
  await createArticle({ slug: "odd", body: [{ type: "script" }] });
  expect((await findArticle("odd"))?.body).toEqual({ type: "doc", content: [] });
  expect(warn).toHaveBeenCalled();
});

test("DATA-10: an empty list of articles logs a warning", async () => {
  const warn = vi.spyOn(log, "warn");
  expect(await listPublishedNews()).toEqual([]);
  expect(warn).toHaveBeenCalledWith("no news are published");
});
