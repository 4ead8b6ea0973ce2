import type { ActionFunctionArgs } from "@remix-run/node";
import { answerContent } from "#app/admin/content/content-requests.server.ts";
import { orDeleted, redirectToItem, requireItem } from "#app/admin/publishing/requested-item.server.ts";
import { readMoment } from "#app/admin/publishing/requested-moment.ts";
import { readWrite } from "#app/http/redirect-to.server.ts";

export const loader = redirectToItem;

/** POST schedules the draft, or with `reschedule` moves the schedule and keeps its content; DELETE cancels the schedule. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, store, id, screen } = await requireItem(request, params, "publish");
  const { form, isDelete } = await readWrite(request);
  if (isDelete) {
    const { version } = orDeleted(await store.cancelSchedule(id, staff), screen);
    return answerContent(request, screen, { status: "cancelled", version });
  }
  const moment = readMoment(form);
  if (!moment) return answerContent(request, screen, { status: "past" });
  const outcome = orDeleted(
    form.has("reschedule")
      ? await store.reschedule(id, staff, moment.at)
      : await store.schedule(id, staff, moment.at, moment.baseVersion),
    screen,
  );
  const answer =
    "row" in outcome && outcome.row ? { status: outcome.status, version: outcome.row.version } : outcome;
  return answerContent(request, screen, answer);
}
