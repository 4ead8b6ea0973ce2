import type { PageLink } from "#app/domain/pages/page.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";

/** Words, or a day. */
export type FactValue = string | Date;

export interface PublicFact {
  label: string;
  value: FactValue;
}

/** One in a list. */
export interface PublicRow extends PageLink {
  text: string | null;
  /** Beside the title: when, where, what about. */
  notes: FactValue[];
  /** The first of a type with pictures has one. */
  picture?: string;
}

/** The public list of a content type, in words: what its view and its Markdown are made of. */
export interface PublicList {
  title: string;
  description: string;
  /** The pages above it, from the top. */
  trail: PageLink[];
  rows: PublicRow[];
  /** Stands where the rows would. */
  empty: string;
}

/** The public page of one, in words. */
export interface PublicItem {
  title: string;
  intro: string | null;
  /** Stands below the title, such as that a job opening is closed. */
  notice?: string;
  facts: PublicFact[];
  /** Its document, for a type that has one. */
  body?: RichText;
  picture?: string;
  /** The pages above it, from the top; the last is its list. */
  trail: PageLink[];
  /** The one after it in the list, and the first after the last. */
  next?: PageLink & { excerpt: string | null };
}
