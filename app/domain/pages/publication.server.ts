import type { Staff } from "#app/domain/accounts/account.ts";
import { mailScheduleFailure } from "#app/domain/publishing/mail-schedule-failure.server.ts";
import { publish, republish, unpublish } from "#app/domain/publishing/publication.server.ts";
import { giveUpScheduled, publishScheduled } from "#app/domain/publishing/publish-scheduled.server.ts";
import * as scheduling from "#app/domain/publishing/schedule.server.ts";
import { paths } from "#app/http/paths.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { isHome } from "./home.ts";
import { type MissingInBlocks, missingWith } from "./missing.ts";
import { findPage } from "./page-rows.server.ts";
import type { Page } from "./pages.server.ts";
import { publishablePage } from "./publishable-page.server.ts";

interface Publishing {
  /** What the publisher has seen; without it whatever is there goes out. */
  baseVersion?: number;
  by: Staff;
  missingInBlocks: MissingInBlocks;
}

/** Makes the draft of a page what visitors see; see `publish`. */
export function publishPage(pageId: string, { missingInBlocks, ...publishing }: Publishing) {
  return publish(publishablePage, pageId, { ...publishing, missingIn: missingWith(missingInBlocks) });
}

/**
 * Takes the page, and with it everything below it, off the site. Doing it twice changes nothing the second time.
 * Undefined when the page is deleted, and for the home page.
 */
export async function unpublishPage(pageId: string, by: Staff): Promise<Page | undefined> {
  const page = await findPage({ id: pageId });
  return page && !isHome(page) ? unpublish(publishablePage, pageId, by) : undefined;
}

/** Publishes again what visitors saw before the page was unpublished. Undefined when the page is deleted. */
export const republishPage = (pageId: string, by: Staff) => republish(publishablePage, pageId, by);

interface Scheduling {
  at: Date;
  baseVersion?: number;
  by: Staff;
  missingInBlocks: MissingInBlocks;
}

/** Has the draft of a page, as it is now, go out at a moment; see `schedule`. */
export function schedulePage(pageId: string, { missingInBlocks, ...when }: Scheduling) {
  return scheduling.schedule(publishablePage, pageId, { ...when, missingIn: missingWith(missingInBlocks) });
}

/** Takes a schedule back, or the notice of one that failed. Undefined when the page is gone or in the trash. */
export const cancelSchedule = (pageId: string, by: Staff) =>
  scheduling.cancelSchedule(publishablePage, pageId, by);

/** A page that has a schedule no more, nor the failure of one, and a queue that knows nothing of it either. */
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

/** What follows when that has no try left; see `giveUpScheduled`. */
export function giveUpScheduledPage(tx: Transaction, { pageId: id, dueAt }: DuePage) {
  return giveUpScheduled(publishablePage, tx, { id, dueAt });
}

/**
 * Tells somebody that a page did not go out and why. Not once somebody has dealt with it, or put the page into the
 * trash. Rejects when the mail server does not take the mail.
 */
export async function mailPageFailure(notice: { pageId: string; dueAt: string; to: string }) {
  const page = await findPage({ id: notice.pageId });
  if (page?.scheduleFailure?.dueAt !== notice.dueAt) return;
  const { id, title, slug, scheduleFailure } = page;
  await mailScheduleFailure({ ...notice, ...scheduleFailure, id, title, path: paths.admin.page(slug) });
}
