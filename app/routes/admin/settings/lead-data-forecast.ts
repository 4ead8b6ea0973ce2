import type { LoaderFunctionArgs } from "@remix-run/node";
import { leadStatusOrder } from "#app/domain/leads/lead.ts";
import { forecastErasure, type RetentionDays, retentionKey } from "#app/domain/leads/retention.server.ts";

import { registry } from "#app/domain/settings/registry.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { privateJson } from "#app/http/redirect-to.server.ts";

/** The number of leads that the given retention would erase; null for invalid numbers. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "leads.govern", "data");
  const { searchParams } = new URL(request.url);
  const typed: Partial<RetentionDays> = {};
  for (const status of leadStatusOrder) {
    const key = retentionKey(status);
    const days = registry[key].schema.safeParse(Number(searchParams.get(key) || Number.NaN));
    if (!days.success) return privateJson({ forecast: null });
    typed[status] = days.data;
  }
  const forecast = await forecastErasure(typed as RetentionDays);
  return privateJson({ forecast });
}
