import type { Publishable } from "#app/domain/publishing/publishable.server.ts";
import { refreshSearch } from "#app/domain/search/search-jobs.server.ts";
import { enqueue } from "#app/platform/queue.server.ts";
import { pageVersions } from "#db/schema/pages.ts";
import { changesBetween, type PageDraft, pageDraftSchema, touchedParts } from "./draft.ts";
import { notifyOfFailedPageSchedule, publishScheduled } from "./page-jobs.server.ts";
import { lockPage, publishedColumns, publishedContentOf, writePage } from "./page-tree.server.ts";

import type { Page } from "./pages.server.ts";

const keyOf = (pageId: string) => `page.publish-scheduled:${pageId}`;

/** How publishing handles pages. */
export const publishablePage: Publishable<Page, PageDraft> = {
  name: "page",
  subjectOf: ({ slug }) => slug,
  draftSchema: pageDraftSchema,
  publishedContentOf: publishedContentOf,
  lock: lockPage,
  async write(tx, id, changes, live) {
    if (live) await refreshSearch(tx);
    return writePage(tx, id, { ...(live && publishedColumns(live)), ...changes });
  },
  versions: pageVersions,
  partsBetween: (before, after) => touchedParts(changesBetween(before, after)),
  schedule: {
    keyOf,
    maxAttempts: publishScheduled.maxAttempts,
    enqueue: (tx, pageId, at) =>
      enqueue(tx, publishScheduled, { pageId, dueAt: at.toISOString() }, { key: keyOf(pageId), runAt: at }),
    enqueueNotice: (tx, { id, ...notice }) =>
      enqueue(tx, notifyOfFailedPageSchedule, { pageId: id, ...notice }),
  },
};
