import { escapeMarkdown, markdownImage, markdownLink } from "#app/domain/rich-text/markdown-parts.ts";
import { fileAddress } from "./file-address.ts";

type Part = string | false | undefined;

/** Paragraphs, tables and lists below each other; what is not set is left out. */
export function stacked(...parts: Part[]): string {
  return parts.filter(Boolean).join("\n\n");
}

/** A section's label and heading, and what follows. */
export function section({ label, heading }: { label?: string; heading?: string }, ...parts: Part[]): string {
  return stacked(label && `*${words(label)}*`, heading && `## ${words(heading)}`, ...parts);
}

/** Text that an editor wrote without markup; its line breaks stay. */
export function words(text: string | null | undefined): string {
  return escapeMarkdown((text ?? "").trim()).replaceAll("\n", "\\\n");
}

/** Rows of `- `; an item of several lines is one of several paragraphs. */
export function bullets(items: Part[]): string {
  return items
    .filter((item) => typeof item === "string" && item !== "")
    .map((item) => `- ${String(item).replaceAll("\n", "\n  ")}`)
    .join("\n");
}

/** `**Year**: 2025`; only the words where there is no name, and nothing where there are no words. */
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

/** A picture over its caption; decoration is left out. */
export function picture(image: Pictured | undefined): string {
  const address = image && fileAddress(image);
  if (!address) return "";
  return stacked(image.alt ? markdownImage(address, image.alt) : "", image.caption && words(image.caption));
}
