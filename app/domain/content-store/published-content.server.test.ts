import { expect, test, vi } from "vitest";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { connections } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { listContent } from "./content-list.server.ts";
import {
  findPublished,
  listPublished,
  listPublishedNews,
  listPublishedTestimonials,
} from "./published-content.server.ts";

const findArticle = (slug: string) => findPublished(contentTypes.article, slug);

test("DATA-07, DATA-11: articles are ordered by date, then by creation time, newest first or soonest first, undated ones last", async () => {
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

  const soonestFirst = { ...contentTypes.article, isSoonestFirst: true };
  const upcoming = (await listPublished(soonestFirst)).map(({ title }) => title);
  expect(upcoming).toEqual(["Old", "Later", "Earlier", "Undated"]);
  expect((await listContent(soonestFirst)).map(({ title }) => title)).toEqual(["Draft", ...upcoming]);
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

test("LANG-03: an empty list of articles in a further language logs nothing", async () => {
  const warn = vi.spyOn(log, "warn");
  expect(await inContentLanguage("de", () => listPublishedNews())).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test("DATA-06, DATA-11: published testimonials are ordered, and their theme is light by default", async () => {
  await createTestimonial({ name: "Second", orderIndex: 2, theme: "dark" });
  await createTestimonial({ name: "First", orderIndex: 1 });
  await createTestimonial({ name: "Draft", orderIndex: 0, isPublished: false });

  expect(await listPublishedTestimonials()).toMatchObject([
    { name: "First", theme: "light" },
    { name: "Second", theme: "dark" },
  ]);
  expect(await listPublishedTestimonials(1)).toMatchObject([{ name: "First" }]);
});

test("DATA-06: the database rejects an unknown theme", async () => {
  const insert = connections`insert into testimonials (name, testimonial, theme) values ('Ines', 'Good.', 'purple')`;
  await expect(insert).rejects.toMatchObject({ constraint_name: "testimonials_theme_known" });
});

test("DATA-10: an empty list of testimonials logs a warning", async () => {
  const warn = vi.spyOn(log, "warn");
  expect(await listPublishedTestimonials()).toEqual([]);
  expect(warn).toHaveBeenCalledWith("no testimonials are published");
});
