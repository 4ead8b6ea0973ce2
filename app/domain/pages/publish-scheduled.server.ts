import { publishScheduled } from "#app/domain/publishing/publish-scheduled.server.ts";
import { type MissingInBlocks, missingWith } from "./missing.ts";
import { pageKind } from "./page-kind.server.ts";

/** The job of a page's schedule; see `publishScheduled`. */
export function publishScheduledPage(
  { pageId: id, dueAt }: { pageId: string; dueAt: string },
  missingInBlocks: MissingInBlocks,
  attempt: number,
) {
  return publishScheduled(pageKind, { id, dueAt }, missingWith(missingInBlocks), attempt);
}
