import { readBlocks } from "#app/blocks/read-blocks.ts";
import type { ImportedField } from "#app/domain/leads/lead-fields.ts";
import { roleOfSlug, slugSchema } from "#app/domain/pages/page.ts";
import { slugOfTitle } from "#app/domain/pages/slug-of-title.ts";
import { oldPath } from "#app/domain/redirects/redirect.ts";
import { richTextSchema } from "#app/domain/rich-text/document.ts";
import { markdownToRichText } from "#app/domain/rich-text/from-markdown.ts";
import { formerSocialKeys } from "#app/domain/settings/former-social-links.server.ts";
import { registry, type SettingKey } from "#app/domain/settings/registry.ts";
import { readStored } from "#app/domain/settings/stored-value.ts";
import { leadStatuses, type leads } from "#db/schema/leads.ts";
import type { news } from "#db/schema/news.ts";
import type { pages } from "#db/schema/pages.ts";
import type { redirects } from "#db/schema/redirects.ts";
import type { siteSettings } from "#db/schema/settings.ts";
import type { testimonials } from "#db/schema/testimonials.ts";
import type { Fields } from "./fields.ts";
import { htmlToMarkdown, isHtml } from "./html-to-markdown.ts";
import { messages } from "./messages.ts";

/** Why a row is refused, as text. */
export class Refusal extends Error {
  override name = "Refusal";
}

function required(fields: Fields, name: string): string {
  const text = fields.text(name);
  if (text?.trim()) return text;
  throw new Refusal(messages.missingColumn(name));
}

/** A setting; unknown and invalid ones are imported with a note. Throws a Refusal. */
export function settingOf(fields: Fields): typeof siteSettings.$inferInsert {
  const key = required(fields, "key");
  const value = fields.text("value") ?? "";
  const setting = key in registry ? registry[key as SettingKey] : undefined;
  const reading = setting && readStored(setting, value);
  if (!setting && !(key in formerSocialKeys)) fields.note("key", messages.unknownSetting);
  else if (reading?.fits === false) fields.note("value", messages.invalidSetting(reading.problem));
  return { key, value };
}

/** A page with its blocks; invalid ones are imported with a note. Throws a Refusal. */
export function pageOf(fields: Fields): typeof pages.$inferInsert {
  const slug = slugOf(fields, required(fields, "slug"));
  const content = contentOf(fields.value("content") ?? []);
  const { problems } = readBlocks(content);
  for (const { position, type } of problems)
    fields.note("content", messages.blockInvalid(position + 1, String(type)));
  return {
    id: fields.id(`page ${slug}`),
    slug,
    role: roleOfSlug(slug),
    title: required(fields, "title"),
    parentSlug: fields.text("parent_slug"),
    isPublished: fields.flag("is_published", false),
    orderIndex: fields.whole("order_index"),
    content,
    coverImage: fields.text("cover_image"),
    excerpt: fields.text("excerpt"),
    extendedTitle: fields.text("extended_title"),
    createdAt: fields.moment("created_at") ?? undefined,
    updatedAt: fields.moment("updated_at") ?? undefined,
  };
}

/** Parses blocks or a rich text that is stored as a JSON string; any other text is returned unchanged. */
function contentOf(content: unknown): unknown {
  if (typeof content !== "string") return content;
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
}

function slugOf(fields: Fields, text: string): string {
  const slug = slugSchema.safeParse(text);
  if (slug.success) return slug.data;
  const repaired = slugSchema.safeParse(slugOfTitle(text));
  if (!repaired.success) throw new Refusal(messages.invalidSlug(text, slug.error.issues[0]?.message ?? ""));
  fields.note("slug", messages.renamedSlug(text, repaired.data));
  return repaired.data;
}

/** A testimonial, light by default. Throws a Refusal. */
export function testimonialOf(fields: Fields): typeof testimonials.$inferInsert {
  const name = required(fields, "name");
  const testimonial = required(fields, "testimonial");
  return {
    id: fields.id(`testimonial ${name} ${testimonial}`),
    name,
    testimonial,
    position: fields.text("position"),
    company: fields.text("company"),
    country: fields.text("country"),
    flag: fields.text("flag"),
    avatar: fields.text("avatar"),
    companyLogo: fields.text("company_logo"),
    theme: fields.one<"dark" | "light">("theme", ["dark", "light"], "light"),
    isPublished: fields.flag("is_published", false),
    orderIndex: fields.whole("order_index"),
    createdAt: fields.moment("created_at") ?? undefined,
  };
}

/** An article; a missing slug is derived from its title. Throws a Refusal. */
export function articleOf(fields: Fields): typeof news.$inferInsert {
  const title = required(fields, "title");
  const slug = slugOf(fields, fields.text("slug") ?? slugOfTitle(title));
  return {
    id: fields.id(`article ${slug}`),
    slug,
    title,
    excerpt: fields.text("excerpt"),
    body: bodyOf(fields, fields.value("body") ?? fields.value("content")),
    coverImage: fields.text("cover_image"),
    author: fields.text("author"),
    tags: fields.texts("tags"),
    isPublished: fields.flag("is_published", false),
    publishedDate: fields.moment("published_date"),
    createdAt: fields.moment("created_at") ?? undefined,
  };
}

/** Rich text, also as a JSON string, or HTML, or Markdown. */
function bodyOf(fields: Fields, body: unknown): unknown {
  if (body === null) return null;
  const document = richTextSchema.safeParse(contentOf(body));
  if (document.success) return document.data;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  fields.note("body", isHtml(text) ? messages.html : messages.markdown);
  return markdownToRichText(isHtml(text) ? htmlToMarkdown(text) : text);
}

/** Without its files, which are imported separately. */
export function leadOf(fields: Fields): typeof leads.$inferInsert {
  const email = required(fields, "email");
  const createdAt = fields.moment("created_at") ?? undefined;
  return {
    id: fields.id(`lead ${email} ${createdAt?.toISOString()}`),
    name: required(fields, "name"),
    email,
    phone: fields.text("phone"),
    description: required(fields, "description"),
    ndaNeeded: fields.flag("nda_needed", false),
    sourcePage: fields.text("source_page"),
    sourceUrl: fields.text("source_url"),
    utmSource: fields.text("utm_source"),
    utmMedium: fields.text("utm_medium"),
    utmCampaign: fields.text("utm_campaign"),
    utmTerm: fields.text("utm_term"),
    utmContent: fields.text("utm_content"),
    visitorHistory: fields.texts("visitor_history"),
    referrer: fields.text("referrer"),
    userAgent: fields.text("user_agent"),
    website: fields.text("website"),
    status: fields.one("status", leadStatuses, "new"),
    createdAt,
  } satisfies Record<ImportedField, unknown>;
}

/** Throws a Refusal for an invalid path. */
export function redirectOf(fields: Fields): typeof redirects.$inferInsert {
  const from = required(fields, "from_path");
  const fromPath = oldPath(from);
  if (!fromPath) throw new Refusal(messages.notAPath(from));
  return {
    id: fields.id(`redirect ${fromPath}`),
    fromPath,
    toPath: fields.text("to_path"),
    reason: "manual",
  };
}
