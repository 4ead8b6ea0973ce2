import type { BlockType } from "#app/blocks/registry.ts";
import { markdownToRichText } from "#app/domain/rich-text/from-markdown.ts";
import type { PageRole } from "#db/schema/pages.ts";

/** The roles of the starter pages, in the order of the page list. */
export const starterRoles = [
  "about",
  "contact",
  "privacy-policy",
  "cookies-policy",
  "imprint",
] as const satisfies PageRole[];
export type StarterRole = (typeof starterRoles)[number];

/** The starter pages in one language: the page of each role, and a draft of the home page. */
export type StarterPages = Record<StarterRole, StarterPage> & {
  home: Pick<StarterPage, "title" | "blocks">;
};

interface StarterPage {
  slug: string;
  title: string;
  /** The page's headline, also shown in search results. */
  extendedTitle: string;
  blocks: StarterBlock[];
}

export interface StarterBlock {
  type: BlockType;
  props: Record<string, unknown>;
}

/** A text block. The paragraphs are Markdown. */
export function text(label: string, heading: string, ...paragraphs: string[]): StarterBlock {
  const body = markdownToRichText(paragraphs.join("\n\n"));
  return { type: "rich-text", props: { label, heading, body } };
}

/** A Markdown list. */
export const list = (...items: string[]) => items.map((item) => `- ${item}`).join("\n");
