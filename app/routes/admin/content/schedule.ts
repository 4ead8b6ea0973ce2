import type { ActionFunctionArgs } from "@remix-run/node";
import {
  answerContent,
  redirectToContent,
  requireContent,
} from "#app/admin/content/content-requests.server.ts";
import { readMoment } from "#app/admin/publishing/schedule-card.tsx";
import { orNotFound } from "#app/http/params.ts";
import { readWrite } from "#app/http/redirect-to.server.ts";

export const loader = redirectToContent;

/** POST schedules the draft, DELETE cancels the schedule. The screen after the redirect shows errors. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, store, id } = await requireContent(request, params, "publish");
  const { form, isDelete } = await readWrite(request);
  const screen = store.pathOf(id);
  if (isDelete) {
    orNotFound(await store.cancelSchedule(id, staff));
    return answerContent(request, screen, { status: "cancelled" });
  }
  const moment = readMoment(form);
  if (!moment) return answerContent(request, `${screen}?schedule=past`, { status: "past" });
  const { status } = orNotFound(await store.schedule(id, staff, moment.at, moment.baseVersion));
  const queries = { scheduled: "", missing: "?refused=missing", conflict: "?refused=changed" };
  return answerContent(request, screen + { ...queries, unchanged: "?schedule=unchanged" }[status], {
    status,
  });
}
