import { messages } from "./messages.ts";
/** `1 page`, `14 pages`. */
export function countPages(count: number): string {
  return messages.pages(count);
}

/** `Solutions and 14 pages below it`. */
export function withPagesBelow(title: string, below: number): string {
  return below === 0 ? title : messages.andBelowIt(title, countPages(below));
}

/** `DWH moved from /solutions/dwh to /services/dwh.` */
export function moveInWords({ title, from, to }: { title: string; from: string; to: string }): string {
  return from === to ? messages.moved(title) : messages.movedFromTo(title, from, to);
}

/** The consequence of changing several pages' addresses for visitors. */
export function addressesInWords(addresses: number): string {
  return messages.theAddressesOfChangeOld(countPages(addresses));
}

/** The message after a page was restored from the trash. */
export function restoredInWords(title: string, below: number): string {
  return below === 0
    ? messages.restoredAsADraftVisitors(title)
    : messages.restoredAsDraftsVisitorsSee(withPagesBelow(title, below));
}
