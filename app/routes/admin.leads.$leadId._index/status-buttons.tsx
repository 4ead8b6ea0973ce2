import { Form, useNavigation } from "@remix-run/react";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { leadStatusLabels } from "#app/admin/leads/lead-status.tsx";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import { paths } from "#app/http/paths.ts";
import type { LeadStatus } from "#db/schema/leads.ts";

const stages: LeadStatus[] = ["new", "contacted", "qualified", "proposal", "won", "lost"];

/** One button per stage of the work; the lead's own is pressed. */
export function StatusButtons({ lead }: { lead: Lead }) {
  return (
    <StatusForm lead={lead}>
      <fieldset className="mb-8">
        <legend className="mb-2 text-[12px] text-muted">Status</legend>
        <div className="grid grid-cols-3 gap-y-px sm:flex">
          {stages.map((status) => (
            <button
              key={status}
              type="submit"
              name="status"
              value={status}
              aria-pressed={lead.status === status}
              className={`-ml-px min-h-8 border border-line px-3 text-[13px]/[1.4] first:ml-0 first:rounded-l-[2px] last:rounded-r-[2px] focus-visible:z-1 ${lead.status === status ? "bg-ink font-semibold text-paper" : "bg-card hover:bg-sand"} ${focusRing}`}
            >
              {leadStatusLabels[status]}
            </button>
          ))}
        </div>
      </fieldset>
    </StatusForm>
  );
}

/** One click for spam, and one back. */
export function SpamButton({ lead }: { lead: Lead }) {
  const isSpam = lead.status === "spam";
  return (
    <StatusForm lead={lead}>
      <button type="submit" name="status" value={isSpam ? "new" : "spam"} className={buttonClasses.plain}>
        {isSpam ? "Not spam" : "Spam"}
      </button>
    </StatusForm>
  );
}

function StatusForm({ lead, children }: { lead: Lead; children: React.ReactNode }) {
  const action = paths.admin.leadStatus(lead.id);
  const isSending = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} preventScrollReset aria-busy={isSending}>
      {children}
    </Form>
  );
}
