import { expect, test, vi } from "vitest";
import { findPublished } from "#app/domain/content-store/published-content.server.ts";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { log } from "#app/platform/log.server.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { listPublishedNews } from "./news.server.ts";

const findArticle = (slug: string) => findPublished(contentTypes.article, slug);

test("DATA-07, DATA-11: news come newest first by date, then by when they were written, undated ones last", async () => {
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

test("DATA-07: an article is found by its slug while it is published", async () => {
  await createArticle({ slug: "a-lesson", tags: ["postgres"], author: "Rui" });
  await createArticle({ slug: "a-draft", isPublished: false });
  expect(await findArticle("a-lesson")).toMatchObject({ tags: ["postgres"], author: "Rui" });
  expect(await findArticle("a-draft")).toBeUndefined();
});

test("DATA-08: a body that is not rich text is read as empty and logged", async () => {
  const warn = vi.spyOn(log, "warn");
  await createArticle({ slug: "odd", body: [{ type: "script" }] });
  expect((await findArticle("odd"))?.body).toEqual({ type: "doc", content: [] });
  expect(warn).toHaveBeenCalled();
});

test("DATA-10: no news is a warning and an empty list", async () => {
  const warn = vi.spyOn(log, "warn");
  expect(await listPublishedNews()).toEqual([]);
  expect(warn).toHaveBeenCalledWith("no news are published");
});
