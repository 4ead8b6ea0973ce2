import { z } from "zod";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.server.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { namesWithDeletedFiles } from "#app/domain/media/media.server.ts";
import { documentsOf } from "#app/domain/publishing/documents.server.ts";
import type { Missing, MissingIn } from "#app/domain/publishing/publication.ts";
import type { Publishable } from "#app/domain/publishing/publishable.server.ts";
import { refreshSearch } from "#app/domain/search/index-content.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";
import { pages, pageVersions } from "#db/schema/pages.ts";
import { type PageDraft, pageDraftSchema } from "./draft.ts";
import { isHome, misplacedSections } from "./home.ts";
import { messages } from "./messages.ts";
import { pageKey } from "./page.ts";
import { findPage, lockPage, publishedColumns, publishedContentOf, writePage } from "./page-tree.server.ts";
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
  publishPolicy: "pages.publish",
  subjectOf: pageKey,
  draftSchema: pageDraftSchema,
  publishedContentOf: publishedContentOf,
  lock: lockPage,
  async write(tx, id, changes, live) {
    if (live) await refreshSearch(tx);
    return writePage(tx, id, { ...(live && publishedColumns(live)), ...changes });
  },
  versions: pageVersions,
  translated: pages,
  schedule: {
    keyOf,
    maxAttempts: publishScheduled.maxAttempts,
    enqueue: (tx, pageId, at) =>
      enqueue(tx, publishScheduled, { pageId, dueAt: at.toISOString() }, { key: keyOf(pageId), runAt: at }),
    enqueueNotice: (tx, { id, ...notice }) =>
      enqueue(tx, notifyOfFailedPageSchedule, { pageId: id, ...notice }),
  },
};

/** Returns all problems that prevent the draft from being published. */
export async function missingInDraft(
  page: { slug: string },
  draft: PageDraft,
  tx?: Transaction,
): Promise<Missing[]> {
  const ofPage = draft.title.trim()
    ? []
    : [{ blockId: null, path: ["title"], message: messages.thePageNeedsATitle }];
  const misplaced = misplacedSections(page, draft.blocks);
  return [
    ...ofPage,
    ...(await deletedPictures(draft, tx)),
    ...misplaced,
    ...(await missingInBlocks(draft.blocks, tx)),
  ];
}

/** Pictures of the page itself that were deleted from the library. */
async function deletedPictures(draft: PageDraft, tx?: Transaction): Promise<Missing[]> {
  const { coverImage, socialImage } = draft;
  const words = {
    coverImage: messages.theCoverWasDeleted,
    socialImage: messages.theSharedPictureWasDeleted,
  };
  return (await namesWithDeletedFiles({ coverImage, socialImage }, tx)).map((field) => ({
    blockId: null,
    path: [field],
    message: words[field],
  }));
}

const find = (id: string) => findPage({ id });

const missingIn: MissingIn<Page, PageDraft> = (draft, page, tx) => missingInDraft(page, draft, tx);

const documents = documentsOf({
  publishable: publishablePage,
  missingIn,
  find,
  titleOf: ({ title }) => title,
  screenOf: (page) => paths.admin.page(pageKey(page)),
});

/** The operations on pages, by id, as the stores of content types have them. */
export const pageStore = {
  ...documents,
  /** Unpublishes a page and thereby its descendants. Idempotent. Undefined for a deleted page and for the home page. */
  async unpublish(id: string, by: Staff): Promise<Page | undefined> {
    const page = await find(id);
    return page && !isHome(page) ? documents.unpublish(id, by) : undefined;
  },
};
