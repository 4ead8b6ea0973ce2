import { z } from "zod";
import { date, longText, picture, richText, tags, text } from "#app/fields/descriptors.ts";
import { sitePaths } from "#app/paths/site-paths.ts";
import { defineContentType } from "./define-content-type.ts";

const fields = z.object({
  title: text("Title"),
  excerpt: longText("Excerpt", {
    help: "In lists, in the feed, in search engines, and below the headline.",
  }).optional(),
  body: richText("Text"),
  coverImage: picture("Cover", { help: "Leave empty to generate one." }).optional(),
  author: text("Author", { max: 120 }).optional(),
  publishedDate: date("Date", { help: "If empty, the day of publication." }).optional(),
  tags: tags("Tags"),
});

export const article = defineContentType({
  name: "article",
  collection: "news",
  label: "News",
  singular: "article",
  policies: "news",
  fields,
  startField: "title",
  initial: ({ name }) => ({ author: name }),
  publicPages: {
    address: sitePaths.news(),
    title: "News",
    description: "Articles about our work and what we learn from it.",
    empty: "No articles are published yet.",
    intro: "excerpt",
    body: "body",
    picture: "coverImage",
  },
  dateField: "publishedDate",
  suggested: ["author", "tags"],
  listed: ["publishedDate", "author", "tags", "excerpt"],
  complete: (draft, at) => ({
    ...draft,
    publishedDate: draft.publishedDate ?? at.toISOString().slice(0, 10),
  }),
  words: {
    start: "Title of a new article",
    create: "New article",
    empty: "To create the first article, enter a title above. It is a draft until you publish it.",
  },
});
