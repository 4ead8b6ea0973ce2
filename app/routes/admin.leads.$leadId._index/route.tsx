import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { LeadStatusMark } from "#app/admin/leads/lead-status.tsx";
import { useLive } from "#app/admin/live/live.ts";
import { Section } from "#app/admin/section.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found, idParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { Attribution } from "./attribution.tsx";
import { Contact } from "./contact.tsx";
import { Files } from "./files.tsx";
import { History } from "./history.tsx";
import { SpamButton, StatusButtons } from "./status-buttons.tsx";
import { VisitorPath } from "./visitor-path.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.lead.name ?? "Lead");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "leads.read");
  const lead = found(await findLead(idParam(params.leadId)));
  return { lead, mayUpdate: allows(staff.role, "leads.update") };
}

export default function LeadPage() {
  const { lead, mayUpdate } = useLoaderData<typeof loader>();
  useLive("leads", lead.id);
  return (
    <AdminPage
      title={lead.name}
      back={{ to: paths.admin.leads(), label: "Leads" }}
      actions={mayUpdate ? <SpamButton lead={lead} /> : <LeadStatusMark status={lead.status} />}
    >
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,860px)_340px]">
        <div>
          {mayUpdate ? <StatusButtons lead={lead} /> : null}
          <Section title="Project">
            <p className="max-w-[68ch] text-[15px]/[1.55] whitespace-pre-wrap">{lead.description}</p>
          </Section>
          <Files leadId={lead.id} files={lead.attachedFiles ?? []} />
          <History events={lead.events} />
        </div>
        <div>
          <Contact lead={lead} />
          <VisitorPath history={lead.visitorHistory} />
          <Attribution lead={lead} />
        </div>
      </div>
    </AdminPage>
  );
}
