import type { ResolvedBlock } from "#app/blocks/resolved-block.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import type { Language } from "#app/languages/language.ts";
import type { ShownPicture } from "#app/ui/picture-sources.ts";

/** Text or a date. */
export type FactValue = string | Date;

export interface PublicFact {
  label: string;
  value: FactValue;
}

/** An item in a list. */
export interface PublicRow extends PageLink {
  text: string | null;
  /** Shown beside the title: date, place, topics. */
  notes: FactValue[];
  /** Of types with pictures. */
  picture?: ShownPicture;
}

/** Rows below one heading. */
export interface RowGroup {
  heading: string | undefined;
  rows: PublicRow[];
  /** The language of the rows, if the list has another, and a link to all of them. */
  language?: Language;
  all?: PageLink;
}

/** The data of a content type's public list, for both its view and its Markdown. */
export interface PublicList {
  /** Its name in breadcrumbs. */
  title: string;
  headline: string;
  /** The path of the first page. */
  path: string;
  description: string;
  /** Ancestor pages, topmost first. */
  trail: PageLink[];
  /** The rows of a type without pictures. */
  rows: PublicRow[];
  /** The rows of a type with pictures: the newest, and those below in groups. */
  leads: PublicRow[];
  groups: RowGroup[];
  /** Shown above the rows. */
  blocks: ResolvedBlock[];
  /** The banner of types without pictures. */
  drawing?: string;
  /** Counts from 1. */
  page: number;
  pages: number;
  /** Shown if no language has rows. */
  empty?: string;
}

export interface ItemAction {
  label: string;
  href: string;
  /** The same in words, for visitors whose browser cannot follow the link. */
  how: string;
  /** Repeated below the text, the first of them large: pay, place. */
  notes: FactValue[];
}

/** A drawing, or a picture of the item's place with its address. */
export interface Banner {
  picture: ShownPicture;
  caption?: string;
}

/** A person of the team who wrote an item. */
export interface Author {
  name: string;
  role: string;
  portrait: ShownPicture;
}

/** The data of an item's public page. */
export interface PublicItem {
  title: string;
  intro: string | null;
  /** Shown below the title, for example that a job opening is closed. */
  notice?: string;
  facts: PublicFact[];
  /** What a visitor can do about it, such as apply; shown beside the facts and below the text. */
  action?: ItemAction;
  /** The document, for types that have one. */
  body?: RichText;
  picture?: ShownPicture;
  /** The banner of types without pictures. */
  banner?: Banner;
  /** Shown beside the beginning of the text. */
  author?: Author;
  /** Ancestor pages, topmost first; the last is the item's list. */
  trail: PageLink[];
  /** The next item in the list; after the last item, the first. */
  next?: PageLink & { excerpt: string | null; cover?: ShownPicture };
}
