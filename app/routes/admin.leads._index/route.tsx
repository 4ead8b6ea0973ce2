import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { useLive } from "#app/admin/live/live.ts";
import { countLeads, listLeads } from "#app/domain/leads/leads.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { LeadFilters } from "./lead-filters.tsx";
import { LeadList } from "./lead-list.tsx";
import { readLeadSearch } from "./lead-search.ts";
import { NoLeads } from "./no-leads.tsx";
import { Pagination } from "./pagination.tsx";

export const meta: MetaFunction = () => adminMeta("Leads");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "leads.read");
  const search = readLeadSearch(new URL(request.url).searchParams);
  const [{ leads, total }, counts] = await Promise.all([listLeads(search), countLeads()]);
  return { leads, total, counts, search, now: new Date() };
}

export default function Leads() {
  const { leads, total, counts, search, now } = useLoaderData<typeof loader>();
  useLive("leads");
  return (
    <AdminPage title="Leads">
      <LeadFilters counts={counts} search={search} />
      {leads.length > 0 ? <LeadList leads={leads} now={now} /> : <NoLeads search={search} />}
      <Pagination search={search} shown={leads.length} total={total} />
    </AdminPage>
  );
}
