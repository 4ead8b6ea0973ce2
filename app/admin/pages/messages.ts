/** Interface text of the page list and the screens of a page. */
export const messages = {
  missingHome: (language: string) =>
    `Visitors see a link to ${language} once the home page of this language is published.`,
  openHome: "Open the home page",
  translateHome: "Translate the home page",
  deletedMeanwhile: (count: number) =>
    count === 1 ? "Someone else has deleted one page." : `Someone else has deleted ${count} pages.`,
  pageCount: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  backlinkCount: (count: number) => (count === 1 ? "One place links here:" : `${count} places link here:`),
  redirectCount: (total: string) => (total === "1" ? "1 redirect" : `${total} redirects`),
  removedWithSubpages: (subpages: number, trashDays: number) =>
    subpages === 0
      ? `The page is removed from the site immediately and stays in the trash for ${trashDays} days.`
      : subpages === 1
        ? `The page and its subpage are removed from the site immediately and stay in the trash for ${trashDays} days.`
        : `The page and its ${subpages} subpages are removed from the site immediately and stay in the trash for ${trashDays} days.`,
  unpublish: (countPages: string) => `Unpublish ${countPages}`,
  withPagesBelow: (below: number) =>
    below === 1 ? "with the page below it" : `with ${below} pages below it`,
} as const;

/** `1 page`, `14 pages`. */
export function countPages(count: number): string {
  return messages.pageCount(count);
}

/** `Solutions and 14 pages below it`. */
export function withPagesBelow(title: string, below: number): string {
  return below === 0 ? title : `${title} and ${countPages(below)} below it`;
}

/** `DWH moved from /solutions/dwh to /services/dwh.` */
export function moveInWords({ title, from, to }: { title: string; from: string; to: string }): string {
  return from === to ? `${title} moved.` : `${title} moved from ${from} to ${to}.`;
}

/** The consequence of changing several pages' addresses for visitors. */
export function addressesInWords(addresses: number): string {
  return `The addresses of ${countPages(addresses)} change. Old addresses redirect to the new ones.`;
}

/** The message after a page was unpublished. `isScheduled`: whether a pending schedule publishes it again. */
export function unpublishedInWords(what: string, isScheduled: boolean): string {
  return isScheduled
    ? `${what} unpublished. Its schedule will publish it again, unless you cancel it.`
    : `${what} unpublished.`;
}

/** The message after a page was restored from the trash. */
export function restoredInWords(title: string, below: number): string {
  return below === 0
    ? `${title} restored as a draft. Visitors see it once it is published.`
    : `${withPagesBelow(title, below)} restored as drafts. Visitors see each page once it is published.`;
}
