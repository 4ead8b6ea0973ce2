import type { LoaderFunctionArgs } from "@remix-run/node";
import { leadFilterOf, readLeadSearch } from "#app/admin/leads/lead-search.ts";
import { leadsAsCsv } from "#app/domain/leads/lead-csv.server.ts";
import { download } from "#app/http/download.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";

/** The leads that the address asks for, as the list does, all pages of them, as CSV. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "leads.export");
  const search = readLeadSearch(new URL(request.url).searchParams);
  const csv = await leadsAsCsv(leadFilterOf(search, staff.id));
  return download(csv, `leads-${new Date().toISOString().slice(0, 10)}.csv`, "text/csv; charset=utf-8");
}
