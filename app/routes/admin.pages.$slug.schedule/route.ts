import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readMoment } from "#app/admin/publishing/schedule-moment.ts";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.ts";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { cancelSchedule, schedulePage } from "#app/domain/pages/schedule.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

/** There is no page here; whoever comes by the address sees the page's own screen. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.read");
  return redirect(paths.admin.page(found(params.slug)), { headers: privateHeaders });
}

/** POST has the draft go out at a moment, DELETE takes that back. Leads to the page's screen, which says what is wrong. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.publish");
  const page = found(await findPage({ slug: found(params.slug) }));
  const form = await request.formData();
  if (request.method === "DELETE" || form.get("_method") === "delete") {
    await cancelSchedule(page.id, staff);
    return back();
  }
  const moment = readMoment(form);
  if (!moment) return back("schedule=past");

  const outcome = found(await schedulePage(page.id, { ...moment, by: staff, missingInBlocks }));
  return back({ scheduled: "", missing: "refused=missing", conflict: "refused=changed" }[outcome.status]);

  function back(query = "") {
    const screen = paths.admin.page(page.slug);
    return redirect(query ? `${screen}?${query}` : screen, { status: 303, headers: privateHeaders });
  }
}
