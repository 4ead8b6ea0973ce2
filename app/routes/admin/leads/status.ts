import type { ActionFunctionArgs } from "@remix-run/node";
import { leadStatusSchema } from "#app/domain/leads/lead.ts";
import { changeStatus } from "#app/domain/leads/lead-changes.server.ts";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { idParam, requireStaff, returnPath } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("leads.read", ({ leadId }) => paths.admin.lead(idParam(leadId)));

/** POST `status` changes the lead's status, also to and from spam. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "leads.update");
  const leadId = idParam(params.leadId);
  const form = await readForm(request);
  const status = leadStatusSchema.safeParse(form.get("status"));
  if (!status.success) throw new Response("No such status", { status: 400 });

  const screen = paths.admin.lead(leadId);
  if (!(await findLead(leadId))) return seeOther(screen); // which says that it no longer exists
  await changeStatus([leadId], status.data, staff);
  return seeOther(returnPath(form, screen));
}
