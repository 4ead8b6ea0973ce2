import type { PageLink } from "./page.ts";

/** Pages whose title has every word of the query, in any order and spelling of case and accents; the shortest first. */
export function searchTitles(pages: PageLink[], query: string): PageLink[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return pages
    .filter(({ title }) => {
      const text = plain(title);
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => a.title.length - b.title.length)
    .map(({ title, path }) => ({ title, path }));
}

/** Lower-case letters without accents, and digits, with spaces between. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ");
}
