import { z } from "zod";
import { leadStatusSchema } from "#app/domain/leads/lead.ts";
import { paths } from "#app/http/paths.ts";

/** What the list is asked for by its address. Whatever does not make sense there is left out. */
const leadSearchSchema = z.object({
  status: leadStatusSchema.optional().catch(undefined),
  /** Found in name, e-mail, phone or description. */
  query: z.string().trim().max(200).catch(""),
  /** From 1. */
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type LeadSearch = z.output<typeof leadSearchSchema>;

export function readLeadSearch(parameters: URLSearchParams): LeadSearch {
  return leadSearchSchema.parse({
    status: parameters.get("status") ?? undefined,
    query: parameters.get("q") ?? "",
    page: parameters.get("page") ?? 1,
  });
}

/** The address of the list with some of its search changed. A change of anything but the page leads to its first. */
export function leadsPath(search: LeadSearch, changes: Partial<LeadSearch>): string {
  const { status, query, page } = { ...search, page: 1, ...changes };
  const parameters = new URLSearchParams();
  if (status) parameters.set("status", status);
  if (query) parameters.set("q", query);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `${paths.admin.leads()}?${parameters}` : paths.admin.leads();
}
