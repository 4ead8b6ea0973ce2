import type { ActionFunctionArgs } from "@remix-run/node";
import { retryDelivery } from "#app/domain/leads/deliveries.server.ts";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { listReplies } from "#app/domain/leads/replies.server.ts";
import { idParam, requireStaff, returnPath } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("leads.read", ({ leadId }) => paths.admin.lead(idParam(leadId)));

/** POST `delivery` retries a mail or the webhook. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "leads.update");
  const leadId = idParam(params.leadId);
  const screen = paths.admin.lead(leadId);
  const lead = await findLead(leadId);
  if (!lead) return seeOther(screen); // which says that it no longer exists
  const form = await readForm(request);
  await retryDelivery(lead, String(form.get("delivery")), await listReplies(lead.id), staff);
  return seeOther(returnPath(form, screen));
}
