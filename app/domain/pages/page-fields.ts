import { z } from "zod";
import { longText, picture, text, toggle } from "#app/fields/descriptors.ts";
import { fieldsOf } from "#app/fields/field-meta.ts";
import { pageTextLimits as limits, type PageFieldName, type PageFields } from "./draft.ts";
import { messages } from "./messages.ts";

const content = z.object({
  title: text("Title", { max: limits.title, help: "In menus and lists." }),
  extendedTitle: text("Extended title", {
    max: limits.extendedTitle,
    help: "The page’s headline, unless it starts with a hero.",
  }).nullable(),
  excerpt: longText("Excerpt", {
    max: limits.excerpt,
    help: "Shown in lists and below the headline.",
  }).nullable(),
  coverImage: picture("Cover", {
    help: "Shown in lists. A path such as /art/cover.avif, or a web address.",
  }).nullable(),
});

const sharing = z.object({
  searchTitle: text("Search title", {
    max: limits.searchTitle,
    advised: 60,
    help: "Search engines show about 60 characters. If empty, the extended title or the title is used.",
  }).nullable(),
  searchDescription: longText("Search description", {
    max: limits.searchDescription,
    advised: 160,
    help: "Search engines show about 160 characters. If empty, the excerpt is used.",
  }).nullable(),
  socialImage: picture("Picture when shared", {
    help: "Replaces the generated share card. Best size: 1200 × 630 pixels.",
  }).nullable(),
  noindex: toggle("Keep out of search engines and the sitemap"),
});

/** All fields of a page except blocks and position, grouped by the headings of its forms. */
export const pageFieldGroups = [
  { title: "Content", fields: content },
  { title: "Search and sharing", fields: sharing },
];

/** The same without groups. */
const pageFields = content.extend(sharing.shape);

/** Labels of page fields in forms, comparisons and conflicts. */
export const fieldLabels = Object.fromEntries(
  fieldsOf(pageFields).map(({ name, label }) => [name, label]),
) as Record<PageFieldName, string>;

/** Formats a field's value. */
export function fieldInWords(value: PageFields[PageFieldName]): string {
  if (typeof value === "boolean") return value ? messages.yes : messages.no;
  return value || messages.empty;
}
