import type { ActionFunctionArgs } from "@remix-run/node";
import { answerContent } from "#app/admin/content/content-requests.server.ts";
import { redirectToPage, requirePage } from "#app/admin/pages/requested-page.server.ts";
import { readMoment } from "#app/admin/publishing/schedule-card.tsx";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.server.ts";
import { cancelSchedule, schedulePage } from "#app/domain/pages/publication.server.ts";
import { orNotFound } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { readWrite } from "#app/http/redirect-to.server.ts";

export const loader = redirectToPage;

/** POST schedules the draft, DELETE cancels the schedule. The screen after the redirect shows errors. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.publish");
  const { form, isDelete } = await readWrite(request);
  const screen = paths.admin.page(page.slug);
  if (isDelete) {
    const { version } = orNotFound(await cancelSchedule(page.id, staff));
    return answerContent(request, screen, { status: "cancelled", version });
  }
  const moment = readMoment(form);
  if (!moment) return answerContent(request, `${screen}?schedule=past`, { status: "past" });

  const outcome = orNotFound(await schedulePage(page.id, { ...moment, by: staff, missingInBlocks }));
  const queries = { scheduled: "", missing: "?refused=missing", conflict: "?refused=changed" };
  const query = { ...queries, unchanged: "?schedule=unchanged" }[outcome.status];
  const answer = "row" in outcome ? { status: outcome.status, version: outcome.row.version } : outcome;
  return answerContent(request, screen + query, answer);
}
