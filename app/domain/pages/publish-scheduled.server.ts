import { giveUpScheduled, publishScheduled } from "#app/domain/publishing/publish-scheduled.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { type MissingInBlocks, missingWith } from "./missing.ts";
import { pageKind } from "./page-kind.server.ts";

interface DuePage {
  pageId: string;
  dueAt: string;
}

/** The job of a page's schedule; see `publishScheduled`. */
export function publishScheduledPage({ pageId: id, dueAt }: DuePage, missingInBlocks: MissingInBlocks) {
  return publishScheduled(pageKind, { id, dueAt }, missingWith(missingInBlocks));
}

/** What follows when that has no try left; see `giveUpScheduled`. */
export function giveUpScheduledPage(tx: Transaction, { pageId: id, dueAt }: DuePage) {
  return giveUpScheduled(pageKind, tx, { id, dueAt });
}
