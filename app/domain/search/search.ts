import type { ContentTypeName } from "#app/domain/content-types/registry.ts";

/** Characters of a query; the rest is not read. */
export const MAX_QUERY_LENGTH = 140;

/** The names of the query and of the page in the address of the search. */
export const queryName = "q";
export const pageName = "page";

/** A piece of a text, and whether it is one of the words that were looked for. */
export interface Snippet {
  text: string;
  isMatch: boolean;
}

export interface SearchHit {
  kind: "page" | ContentTypeName;
  title: string;
  path: string;
  /** The titles of the pages above it, from the top. */
  trail: string[];
  /** Address of its picture, where it has one. */
  picture: string | null;
  /** When it was published, for a type with a date. */
  date: Date | null;
  /** A sentence or two around what was found. */
  excerpt: Snippet[];
}

export interface SearchResults {
  /** What was looked for, as it was typed. */
  query: string;
  /** What was looked for instead, because nothing has the words as they were typed. */
  corrected?: string;
  hits: SearchHit[];
  /** Hits on all pages. */
  total: number;
  /** Counts from 1. */
  page: number;
  pages: number;
}

/** Hits on one page. */
export const hitsPerPage = 10;

/** Stand around a match in what Postgres answers; no text that is searched has them. */
export const matchStart = "\u0002";
export const matchEnd = "\u0003";

/** Splits a text at these marks. */
export function snippetsOf(marked: string): Snippet[] {
  return marked.split(matchStart).flatMap((part, position) => {
    const end = position === 0 ? -1 : part.indexOf(matchEnd);
    const snippets = [
      { text: part.slice(0, Math.max(end, 0)), isMatch: true },
      { text: part.slice(end + 1), isMatch: false },
    ];
    return snippets.filter(({ text }) => text !== "");
  });
}

/** Words that a query may have; the rest is not looked for. */
const MAX_WORDS = 12;

export function wordsOf(query: string): string[] {
  return (query.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/** A query as the address brings it: trimmed, single spaces, not too long. */
export function readQuery(given: string | null): string {
  return (given ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
}

/** From 1; anything that is no page number is the first. */
export function readPage(given: string | null): number {
  return /^[1-9]\d{0,3}$/.test(given ?? "") ? Number(given) : 1;
}
