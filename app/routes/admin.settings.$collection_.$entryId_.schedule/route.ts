import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { entryIn } from "#app/admin/entries/collections.server.ts";
import { readMoment } from "#app/admin/publishing/schedule-moment.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

/** There is no page here; whoever comes by the address sees the screen of the article or the testimonial. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "news.read");
  const { entries, id } = entryIn(params);
  return redirect(entries.pathOf(id), { headers: privateHeaders });
}

/** POST has the draft go out at a moment, DELETE takes that back. Leads back, to say what is wrong. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.publish");
  const { entries, id } = entryIn(params);
  const form = await request.formData();
  if (request.method === "DELETE" || form.get("_method") === "delete") {
    found(await entries.cancelSchedule(id, staff));
    return back("");
  }
  const moment = readMoment(form);
  if (!moment) return back("?schedule=past");
  const { status } = found(await entries.schedule(id, staff, moment.at, moment.baseVersion));
  return back({ scheduled: "", missing: "?refused=missing", conflict: "?refused=changed" }[status]);

  function back(query: string) {
    return redirect(entries.pathOf(id) + query, { status: 303, headers: privateHeaders });
  }
}
