/** `1 page`, `14 pages`. */
export function countPages(count: number): string {
  return count === 1 ? "1 page" : `${count} pages`;
}

/** `Solutions and 14 pages below it`. */
export function withPagesBelow(title: string, below: number): string {
  return below === 0 ? title : `${title} and ${countPages(below)} below it`;
}

/** `DWH moved from /solutions/dwh to /services/dwh.` */
export function moveInWords({ title, from, to }: { title: string; from: string; to: string }): string {
  return from === to ? `${title} moved.` : `${title} moved from ${from} to ${to}.`;
}

/** What changing the addresses of several pages means for visitors. */
export function addressesInWords(addresses: number): string {
  return `The addresses of ${countPages(addresses)} change. Old addresses redirect to the new ones.`;
}

/** What restoring a page from the trash has brought back. */
export function restoredInWords(title: string, below: number): string {
  return below === 0
    ? `${title} restored as a draft. Visitors see it once it is published.`
    : `${withPagesBelow(title, below)} restored as drafts. Visitors see each page once it is published.`;
}
