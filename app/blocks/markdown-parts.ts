import { escapeMarkdown, markdownImage, markdownLink } from "#app/domain/rich-text/markdown.ts";
import { fileAddress } from "#app/ui/file-address.ts";

type Part = string | false | undefined;

/** Joins paragraphs, tables and lists; undefined parts are omitted. */
export function stacked(...parts: Part[]): string {
  return parts.filter(Boolean).join("\n\n");
}

/** A section's label, heading and content. */
export function section({ label, heading }: { label?: string; heading?: string }, ...parts: Part[]): string {
  return stacked(label && `*${words(label)}*`, heading && `## ${words(heading)}`, ...parts);
}

/** Escapes plain text; its line breaks are kept. */
export function words(text: string | null | undefined): string {
  return escapeMarkdown((text ?? "").trim()).replaceAll("\n", "\\\n");
}

/** A bullet list; lines of an item become paragraphs. */
export function bullets(items: Part[]): string {
  return items
    .filter((item) => typeof item === "string" && item !== "")
    .map((item) => `- ${String(item).replaceAll("\n", "\n  ")}`)
    .join("\n");
}

/** `**Year**: 2025`; only the text without a name, and nothing without a text. */
export function named(name: string, text: string | undefined): string {
  return text ? `**${words(name)}**: ${text}` : "";
}

export function linked({ label, href }: { label: string; href: string }): string {
  return href ? markdownLink(href, words(label)) : words(label);
}

interface Pictured {
  mediaId?: string;
  src?: string;
  alt: string;
  caption?: string;
}

/** A picture above its caption; decorative pictures are omitted. */
export function picture(image: Pictured | undefined): string {
  const address = image && fileAddress(image);
  if (!address) return "";
  return stacked(image.alt ? markdownImage(address, image.alt) : "", image.caption && words(image.caption));
}
