import { mailScheduleFailure } from "#app/domain/publishing/mail-schedule-failure.server.ts";
import { paths } from "#app/http/paths.ts";
import { findPage } from "./page-rows.server.ts";

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
