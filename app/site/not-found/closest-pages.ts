import type { PageLink } from "#app/domain/pages/page.ts";
import { withoutPrefix } from "#app/languages/addresses.ts";
import { comparedAddresses } from "./compared-addresses.ts";

/** Maximum number of suggestions. */
const MAX_PAGES = 3;

/** The fewest letters that one word must share with the beginning of another. */
const MIN_SHARED_LETTERS = 4;

/** Addresses that share this many of their letters differ by a typing error. */
const TYPING_ERROR = 0.85;

/**
 * Returns the pages whose address differs little from a path or shares words with it, best match first. The code of a
 * further language, which all its addresses begin with, is not compared.
 */
export function closestPages<Page extends PageLink>(path: string, pages: Page[]): Page[] {
  const asked = withoutPrefix(decoded(path));
  const wanted = wordsOf(asked);
  return pages
    .map((page) => {
      const own = withoutPrefix(page.path);
      const words = new Set([...wordsOf(own), ...wordsOf(page.title)]);
      return { page, score: score(wanted, words) + typingErrorScore(asked, own) };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}

/**
 * Two points per equal word, one per word with the same first letters. Later words of a path are more specific, so they
 * weigh more.
 */
function score(wanted: string[], words: Set<string>): number {
  const points = wanted.map((word, position) => {
    const weight = 1 + position / wanted.length;
    if (words.has(word)) return 2 * weight;
    return [...words].some((other) => beginAlike(word, other)) ? weight : 0;
  });
  return points.reduce((sum, each) => sum + each, 0);
}

function typingErrorScore(asked: string, path: string): number {
  return 4 * (comparedAddresses(asked, path, TYPING_ERROR)?.similarity ?? 0);
}

function beginAlike(one: string, other: string): boolean {
  const start = one.slice(0, MIN_SHARED_LETTERS);
  return start.length === MIN_SHARED_LETTERS && other.startsWith(start);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}

/** Paths can have invalid escapes. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
