import { z } from "zod";
import type { Publishable } from "#app/domain/publishing/publishable.server.ts";
import { refreshSearch } from "#app/domain/search/search-jobs.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";
import { pageVersions } from "#db/schema/pages.ts";
import { changesBetween, type PageDraft, pageDraftSchema, touchedParts } from "./draft.ts";
import { lockPage, publishedColumns, publishedContentOf, writePage } from "./page-tree.server.ts";
import type { Page } from "./pages.server.ts";

/**
 * PAGE-04: eight attempts take half an hour, with seconds before the first retry; after the last the publication counts
 * as failed. While Postgres is unavailable no attempts are made.
 */
export const publishScheduled = defineJob({
  name: "page.publish-scheduled",
  payload: z.object({ pageId: z.uuid(), dueAt: z.iso.datetime() }),
  maxAttempts: 8,
});

/** Mails the reasons of a failed schedule to the person who set it. Retried until the mail server accepts the mail. */
export const notifyOfFailedPageSchedule = defineJob({
  name: "page.tell-of-failed-schedule",
  payload: z.object({ pageId: z.uuid(), dueAt: z.iso.datetime(), to: z.email() }),
  maxAttempts: 1000,
});

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
