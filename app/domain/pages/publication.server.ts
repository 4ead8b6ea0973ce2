import type { Staff } from "#app/domain/accounts/account.ts";
import { publish, republish, unpublish } from "#app/domain/publishing/publication.server.ts";
import {
  giveUpScheduled,
  mailScheduleFailure,
  publishScheduled,
} from "#app/domain/publishing/publish-scheduled.server.ts";
import * as scheduling from "#app/domain/publishing/schedule.server.ts";
import { paths } from "#app/http/paths.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { isHome } from "./home.ts";
import { type MissingInBlocks, missingWith } from "./missing.ts";
import { findPage } from "./page-tree.server.ts";
import type { Page } from "./pages.server.ts";
import { publishablePage } from "./publishable-page.server.ts";

interface Publishing {
  /** The version that the publisher has seen; without it the current draft is published. */
  baseVersion?: number;
  by: Staff;
  missingInBlocks: MissingInBlocks;
}

/** Publishes a page's draft; see `publish`. */
export function publishPage(pageId: string, { missingInBlocks, ...publishing }: Publishing) {
  return publish(publishablePage, pageId, { ...publishing, missingIn: missingWith(missingInBlocks) });
}

/** Unpublishes a page and thereby its descendants. Idempotent. Undefined for a deleted page and for the home page. */
export async function unpublishPage(pageId: string, by: Staff): Promise<Page | undefined> {
  const page = await findPage({ id: pageId });
  return page && !isHome(page) ? unpublish(publishablePage, pageId, by) : undefined;
}

/** Publishes the last public version of an unpublished page again. Undefined when the page is deleted. */
export const republishPage = (pageId: string, by: Staff) => republish(publishablePage, pageId, by);

interface Scheduling {
  at: Date;
  baseVersion?: number;
  by: Staff;
  missingInBlocks: MissingInBlocks;
}

/** Schedules a page's current draft; see `schedule`. */
export function schedulePage(pageId: string, { missingInBlocks, ...when }: Scheduling) {
  return scheduling.schedule(publishablePage, pageId, { ...when, missingIn: missingWith(missingInBlocks) });
}

/** Cancels a schedule, or clears the notice of a failed one. Undefined when the page is deleted or in the trash. */
export const cancelSchedule = (pageId: string, by: Staff) =>
  scheduling.cancelSchedule(publishablePage, pageId, by);

/** Clears a page's schedule or its failure, and removes the job from the queue. */
export const clearSchedule = (tx: Transaction, page: Page) =>
  scheduling.clearSchedule(publishablePage, tx, page);

interface DuePage {
  pageId: string;
  dueAt: string;
}

/** The job of a page's schedule; see `publishScheduled`. */
export function publishScheduledPage({ pageId: id, dueAt }: DuePage, missingInBlocks: MissingInBlocks) {
  return publishScheduled(publishablePage, { id, dueAt }, missingWith(missingInBlocks));
}

/** Runs after the last attempt; see `giveUpScheduled`. */
export function giveUpScheduledPage(tx: Transaction, { pageId: id, dueAt }: DuePage) {
  return giveUpScheduled(publishablePage, tx, { id, dueAt });
}

/**
 * Mails the reasons why a page was not published, unless the failure was resolved or the page is in the trash. Rejects
 * when the mail server does not accept the mail.
 */
export async function mailPageFailure(notice: { pageId: string; dueAt: string; to: string }) {
  const page = await findPage({ id: notice.pageId });
  if (page?.scheduleFailure?.dueAt !== notice.dueAt) return;
  const { id, title, slug, scheduleFailure } = page;
  await mailScheduleFailure({ ...notice, ...scheduleFailure, id, title, path: paths.admin.page(slug) });
}
