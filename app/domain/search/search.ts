import type { ContentTypeName } from "#app/domain/content-types/registry.ts";

/** Maximum characters of a query; the rest is ignored. */
export const MAX_QUERY_LENGTH = 140;

/** Query parameters of the search: the query and the page. */
export const queryName = "q";
export const pageName = "page";

/** A part of a text, and whether it is a match. */
export interface Snippet {
  text: string;
  isMatch: boolean;
}

export interface SearchHit {
  kind: "page" | ContentTypeName;
  title: string;
  path: string;
  /** The titles of its ancestor pages, topmost first. */
  trail: string[];
  /** Address of its picture, if it has one. */
  picture: string | null;
  /** Its publication date, for types with a date. */
  date: Date | null;
  /** One or two sentences with the matches. */
  excerpt: Snippet[];
}

/** A section of the site, or a content type, and its number of results. */
export interface SearchSection {
  kind: SearchHit["kind"];
  title: string;
  total: number;
}

export interface SearchResults {
  /** The query as entered. */
  query: string;
  /** The corrected query, when the entered one has no results. */
  corrected?: string;
  hits: SearchHit[];
  /** Total number of results. */
  total: number;
  /** The sections they are in, the largest first. */
  sections: SearchSection[];
  /** One-based. */
  page: number;
  pages: number;
}

/** Results per page. */
export const hitsPerPage = 10;

/** Mark a match in Postgres' results: noncharacters, which Unicode reserves for such uses within a program. */
export const matchStart = "\ufdd0";
export const matchEnd = "\ufdd1";

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

/** Maximum words of a query; the rest is ignored. */
const MAX_WORDS = 12;

export function wordsOf(query: string): string[] {
  return (
    query
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, MAX_WORDS);
}

/** Normalises a query: composed letters, trimmed, single spaces, limited length. */
export function readQuery(given: string | null): string {
  return (given ?? "")
    .normalize("NFC")
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, "") // soft hyphens and marks of direction; joiners belong to words and emoji
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
}

/** One-based; an invalid number is the first page. */
export function readPage(given: string | null): number {
  return /^[1-9]\d{0,3}$/.test(given ?? "") ? Number(given) : 1;
}
