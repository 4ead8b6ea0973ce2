import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readMoment } from "#app/admin/publishing/schedule-moment.ts";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.server.ts";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { cancelSchedule, schedulePage } from "#app/domain/pages/publication.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { found, slugParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readWrite } from "#app/http/verbs.server.ts";

export const loader = leadTo("pages.read", ({ slug }) => paths.admin.page(slugParam(slug)));

/** POST has the draft go out at a moment, DELETE takes that back. Leads to the page's screen, which says what is wrong. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.publish");
  const page = found(await findPage({ slug: found(params.slug) }));
  const { form, isUndoing } = await readWrite(request);
  if (isUndoing) {
    await cancelSchedule(page.id, staff);
    return back();
  }
  const moment = readMoment(form);
  if (!moment) return back("schedule=past");

  const outcome = found(await schedulePage(page.id, { ...moment, by: staff, missingInBlocks }));
  const queries = { scheduled: "", missing: "refused=missing", conflict: "refused=changed" };
  return back({ ...queries, unchanged: "schedule=unchanged" }[outcome.status]);

  function back(query = "") {
    const screen = paths.admin.page(page.slug);
    return redirect(query ? `${screen}?${query}` : screen, { status: 303, headers: privateHeaders });
  }
}
