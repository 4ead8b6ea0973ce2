import type { LoaderFunctionArgs } from "@remix-run/node";
import { leadFilterOf, readLeadSearch } from "#app/admin/leads/lead-search.ts";
import { leadColumns, readLeadRows } from "#app/domain/leads/lead-export.server.ts";
import { csvResponse } from "#app/http/csv.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";

/** The leads that the address asks for, as the list does, all pages of them, as CSV. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "leads.export");
  const search = readLeadSearch(new URL(request.url).searchParams);
  const rows = await readLeadRows(leadFilterOf(search, staff.id));
  return csvResponse(`leads-${new Date().toISOString().slice(0, 10)}.csv`, leadColumns, rows);
}
