import type { Staff } from "#app/domain/accounts/account.ts";
import { listDeliveries } from "#app/domain/leads/deliveries.server.ts";
import { withClock } from "#app/domain/leads/lead-list.server.ts";
import { listLeadTasks } from "#app/domain/leads/lead-tasks.server.ts";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { moneyOf } from "#app/domain/leads/money.ts";
import { officeHoursOf, today } from "#app/domain/leads/office-hours.ts";
import { listLeadOwners } from "#app/domain/leads/owners.server.ts";
import { listReplies } from "#app/domain/leads/replies.server.ts";
import { fillTemplate } from "#app/domain/leads/reply.ts";
import { listSamePerson } from "#app/domain/leads/same-person.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";

/** The loader data of a lead's screen. Undefined when the lead does not exist. */
export async function readLead(leadId: string, staff: Staff) {
  const lead = await findLead(leadId);
  if (!lead) return undefined;
  const [replies, others, tasks, owners, settings] = await Promise.all([
    listReplies(leadId),
    listSamePerson(lead),
    listLeadTasks(leadId),
    listLeadOwners(leadId),
    getSettings(),
  ]);
  const context = { lead, sender: staff.name, agency: settings.brand_name };
  const office = officeHoursOf(settings);
  return {
    lead: withClock(lead, office),
    replies,
    others,
    tasks,
    owners,
    deliveries: await listDeliveries(lead, replies),
    templates: settings.leads_reply_templates.map((template) => fillTemplate(template, context)),
    money: moneyOf(settings),
    today: today(new Date(), office),
  };
}
