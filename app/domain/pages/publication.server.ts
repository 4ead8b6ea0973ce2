import type { Staff } from "#app/domain/accounts/account.ts";
import { publish, republish, unpublish } from "#app/domain/publishing/publication.server.ts";
import { type MissingInBlocks, missingWith } from "./missing.ts";
import { pageKind } from "./page-kind.server.ts";

interface Publishing {
  /** What the publisher has seen; without it whatever is there goes out. */
  baseVersion?: number;
  by: Staff;
  missingInBlocks: MissingInBlocks;
}

/** Makes the draft of a page what visitors see; see `publish`. */
export function publishPage(pageId: string, { missingInBlocks, ...publishing }: Publishing) {
  return publish(pageKind, pageId, { ...publishing, missingIn: missingWith(missingInBlocks) });
}

/**
 * Takes the page, and with it everything below it, off the site. Doing it twice changes nothing the second time.
 * Undefined when the page is gone or in the trash.
 */
export const unpublishPage = (pageId: string, by: Staff) => unpublish(pageKind, pageId, by);

/** Publishes again what visitors saw before the page was unpublished. Undefined when the page is deleted. */
export const republishPage = (pageId: string, by: Staff) => republish(pageKind, pageId, by);
