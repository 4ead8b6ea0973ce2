import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { z } from "zod";
import { siteUrl } from "#app/http/request.server.ts";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { a, img, p } from "#tests/support/rich-text.ts";
import { renderNewsFeed, respondWithFeed } from "./news-feed.server.ts";

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ["item", "entry", "category"].includes(name),
});

const address = z.url().startsWith(siteUrl);
const moment = z.string().refine((value) => !Number.isNaN(Date.parse(value)));

/** https://www.jsonfeed.org/version/1.1: the required properties and the types of the optional ones. */
const jsonFeedSchema = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  description: z.string(),
  home_page_url: address,
  feed_url: address,
  icon: address,
  language: z.literal("en"),
  authors: z.array(z.strictObject({ name: z.string().min(1), url: address })).min(1),
  items: z.array(
    z.strictObject({
      id: address,
      url: address,
      title: z.string().min(1),
      content_html: z.string(),
      summary: z.string().min(1).optional(),
      image: z.url().optional(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      authors: z.array(z.strictObject({ name: z.string() })).optional(),
      tags: z.array(z.string()).optional(),
    }),
  ),
});

/** https://www.rssboard.org/rss-specification with the guidelines of its validator. */
const rssSchema = z.object({
  title: z.string().min(1),
  link: address,
  description: z.string().min(1),
  "atom:link": z.object({ "@_rel": z.literal("self"), "@_href": address }),
  item: z.array(
    z.object({
      title: z.string().min(1),
      link: address,
      guid: z.object({ "#text": address }),
      pubDate: moment,
      author: z.undefined().optional(),
      "dc:creator": z.string().optional(),
    }),
  ),
});

/** https://www.rfc-editor.org/rfc/rfc4287#section-4.1 */
const atomSchema = z.object({
  id: address,
  title: z.string().min(1),
  updated: z.iso.datetime(),
  author: z.object({ name: z.string().min(1) }),
  entry: z.array(
    z.object({
      id: address,
      title: z.unknown(),
      updated: z.iso.datetime(),
      published: z.iso.datetime(),
      content: z.object({ "@_type": z.literal("html"), "#text": z.string() }).optional(),
    }),
  ),
});

async function createNews() {
  await createArticle({
    slug: "a-door",
    title: "A door & <more> ]]>",
    excerpt: "It opens.",
    author: "Inês Duarte",
    tags: ["Doors", "Manchester"],
    coverImage: "/art/news/a-door-in-manchester-1280.webp",
    publishedDate: new Date("2026-06-16"),
    body: {
      type: "doc",
      content: [p("See ", a("/solutions/dwh", "the warehouse"), "."), img("/media/x", "A door")],
    },
  });
  await createArticle({ slug: "a-window", title: "A window", publishedDate: new Date("2026-07-01") });
  await createArticle({ slug: "secret", isPublished: false });
}

test("READ-01: the RSS feed is valid and lists articles newest first", async () => {
  await createNews();
  const xml = await renderNewsFeed("rss");
  expect(XMLValidator.validate(xml)).toBe(true);
  const { item } = rssSchema.parse(parser.parse(xml).rss.channel);
  expect(item.map(({ link }) => link)).toEqual([`${siteUrl}/news/a-window`, `${siteUrl}/news/a-door`]);
  expect(item[1]).toMatchObject({ "dc:creator": "Inês Duarte" });
});

test("READ-01: the Atom feed is valid", async () => {
  await createNews();
  const xml = await renderNewsFeed("atom");
  expect(XMLValidator.validate(xml)).toBe(true);
  const { entry } = atomSchema.parse(parser.parse(xml).feed);
  expect(entry).toHaveLength(2);
  expect(entry[1]?.content?.["#text"]).toContain(`<a href="${siteUrl}/solutions/dwh">`);
});

test("READ-01: the JSON feed is valid and has the whole text with absolute URLs", async () => {
  await createNews();
  const { items } = jsonFeedSchema.parse(JSON.parse(await renderNewsFeed("json")));
  expect(items).toHaveLength(2);
  expect(items[1]).toMatchObject({
    title: "A door & <more> ]]>",
    summary: "It opens.",
    tags: ["Doors", "Manchester"],
    date_published: "2026-06-16T00:00:00.000Z",
  });
  expect(items[1]?.content_html).toContain(`<a href="${siteUrl}/solutions/dwh">the warehouse</a>`);
  expect(items[1]?.content_html).toContain(`src="${siteUrl}/media/x"`);
});

test.each([
  ["rss", "application/rss+xml"],
  ["atom", "application/atom+xml"],
  ["json", "application/feed+json"],
] as const)("READ-01: without articles the %s feed is empty and valid", async (format, type) => {
  const answer = await respondWithFeed(new Request("https://kestrel.example"), format);
  expect(answer.headers.get("Content-Type")).toBe(`${type}; charset=utf-8`);
  const text = await answer.text();
  if (format === "json") expect(jsonFeedSchema.parse(JSON.parse(text)).items).toEqual([]);
  else expect(XMLValidator.validate(text)).toBe(true);
});

test("READ-01: whatever characters an article has, feeds stay well-formed and show its texts as text", async () => {
  const texts = fc.sample(fc.string({ unit: "binary", minLength: 1, maxLength: 60 }), 40);
  const odd = [
    "a\u000bline",
    "\u0000\u0001\u001f",
    "\ud800 lone",
    "\ufffe]]>",
    "Use <img src=x onerror=y> & <b>",
  ];
  for (const text of [...odd, ...texts]) {
    const title = `A ${text}`;
    await createArticle({
      title,
      excerpt: text,
      author: text,
      tags: [text],
      body: { nodes: [p(text, a("/x", "!"))] },
    });
  }
  for (const format of ["rss", "atom"] as const) {
    const xml = await renderNewsFeed(format);
    expect(XMLValidator.validate(xml), format).toBe(true);
    expect(xml.match(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u), format).toBeNull();
  }
  const { item } = parser.parse(await renderNewsFeed("rss")).rss.channel;
  const titles: string[] = item.map(({ title }: { title: string }) => title);
  const elements = titles.flatMap((title) =>
    parseFragment(title).childNodes.filter(({ nodeName }) => nodeName !== "#text"),
  );
  expect(elements, "titles are text").toEqual([]);
});

test("LANG-01: an article keeps its id in feeds when the language of the site changes, and its link follows", async () => {
  await createArticle({ slug: "a-door", title: "A door" });
  const formats = ["rss", "atom", "json"] as const;
  const [english, german] = [`${siteUrl}/news/a-door`, `${siteUrl}/aktuelles/a-door`];
  for (const format of formats) expect(await renderNewsFeed(format)).not.toContain(german);
  await db.insert(siteSettings).values({ key: "site_language", value: "de" });
  const [rss = "", atom = "", json = ""] = await Promise.all(formats.map(renderNewsFeed));
  expect(rss).toContain(`<guid isPermaLink="false">${english}</guid>`);
  expect(rss).toContain(`<link>${german}</link>`);
  expect(atom).toContain(`<id>${english}</id>`);
  expect(atom).toContain(`<id>${siteUrl}/news</id>`);
  expect(atom).toContain(`href="${german}"`);
  expect(JSON.parse(json)).toMatchObject({
    language: "de",
    home_page_url: `${siteUrl}/aktuelles`,
    items: [{ id: english, url: german }],
  });
});
