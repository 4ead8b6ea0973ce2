import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
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

const momentSchema = z.object({
  /** As a clock shows it: `2026-11-20T09:00`. */
  at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/),
  /** How far that clock is behind UTC; 0 without script. */
  zoneMinutes: z.coerce.number().int().min(-900).max(900).catch(0),
  baseVersion: z.coerce.number().int().positive(),
});

/** POST has the draft go out at a moment, DELETE takes that back. Leads to the page's screen, which says what is wrong. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.publish");
  const page = found(await findPage({ slug: found(params.slug) }));
  const form = await request.formData();
  if (request.method === "DELETE" || form.get("_method") === "delete") {
    await cancelSchedule(page.id, staff);
    return back();
  }
  const moment = momentSchema.safeParse(Object.fromEntries(form));
  const at = moment.success && new Date(Date.parse(`${moment.data.at}Z`) + moment.data.zoneMinutes * 60_000);
  if (!at || at.getTime() < Date.now()) return back("schedule=past");

  const { baseVersion } = moment.data;
  const outcome = found(await schedulePage(page.id, { at, baseVersion, by: staff, missingInBlocks }));
  return back({ scheduled: "", missing: "refused=missing", conflict: "refused=changed" }[outcome.status]);

  function back(query = "") {
    const screen = paths.admin.page(page.slug);
    return redirect(query ? `${screen}?${query}` : screen, { status: 303, headers: privateHeaders });
  }
}
