import type { LoaderFunctionArgs } from "@remix-run/node";
import { filterParameters, leadFilterOf, readLeadSearch } from "#app/admin/leads/lead-search.tsx";
import { recordDisclosure } from "#app/domain/audit/audit.server.ts";
import { csvFormatOf, leadColumns, readLeadRows } from "#app/domain/leads/lead-export.server.ts";
import { today } from "#app/domain/leads/office-hours.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { csvResponse } from "#app/http/csv.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { visitOf } from "#app/http/request.server.ts";

/** Exports all leads of the list's filter as CSV. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "leads.export", "file");
  const { searchParams } = new URL(request.url);
  const rows = await readLeadRows(leadFilterOf(readLeadSearch(searchParams), staff.id));
  const filters = filterParameters.filter((name) => searchParams.has(name));
  await recordDisclosure({
    by: staff,
    action: "lead.export",
    subject: "leads",
    after: { filters },
    visit: visitOf(request),
  });
  const format = csvFormatOf(await getSettings());
  return csvResponse(`leads-${today(new Date(), format)}.csv`, leadColumns, rows, format);
}
