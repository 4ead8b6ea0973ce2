import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { entryIn, screenOfEntry } from "#app/admin/entries/collections.server.ts";
import { readMoment } from "#app/admin/publishing/schedule-moment.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { found } from "#app/http/params.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readWrite } from "#app/http/verbs.server.ts";

export const loader = leadTo("news.read", screenOfEntry);

/** POST has the draft go out at a moment, DELETE takes that back. Leads back, to say what is wrong. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.publish");
  const { entries, id } = entryIn(params);
  const { form, isUndoing } = await readWrite(request);
  if (isUndoing) {
    found(await entries.cancelSchedule(id, staff));
    return back("");
  }
  const moment = readMoment(form);
  if (!moment) return back("?schedule=past");
  const { status } = found(await entries.schedule(id, staff, moment.at, moment.baseVersion));
  const queries = { scheduled: "", missing: "?refused=missing", conflict: "?refused=changed" };
  return back({ ...queries, unchanged: "?schedule=unchanged" }[status]);

  function back(query: string) {
    return redirect(entries.pathOf(id) + query, { status: 303, headers: privateHeaders });
  }
}
