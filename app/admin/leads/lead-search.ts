import { z } from "zod";
import { type LeadFilter, leadFilterSchema } from "#app/domain/leads/lead.ts";
import { paths } from "#app/http/paths.ts";

/** The query parameters of a list of leads: the filters and the view. */
const leadSearchSchema = leadFilterSchema.extend({
  view: z.enum(["list", "board"]).catch("list"),
  /** One-based. */
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type LeadSearch = z.output<typeof leadSearchSchema>;

const searchKeys = ["view", ...leadFilterSchema.keyof().options, "page"] as const;

/** The name of the query parameter. */
const parameterOf = (key: keyof LeadSearch) => (key === "query" ? "q" : key);

/** The filter parameters, as the controls of the inbox name them. */
export const filterParameters = leadFilterSchema.keyof().options.map(parameterOf);

export function readLeadSearch(parameters: URLSearchParams): LeadSearch {
  const given = searchKeys.map((key) => [key, parameters.get(parameterOf(key)) || undefined]);
  return leadSearchSchema.parse(Object.fromEntries(given));
}

/** The query parameters of a search, without empty ones. */
export function leadParameters(search: Partial<LeadSearch>): URLSearchParams {
  const { view, page } = search;
  const said = { ...search, view: view === "list" ? undefined : view, page: page === 1 ? undefined : page };
  const parameters = new URLSearchParams();
  for (const key of searchKeys) if (said[key]) parameters.set(parameterOf(key), String(said[key]));
  return parameters;
}

/** The list's address with some parameters changed. Any change except the page resets to page 1. */
export function leadsPath(search: LeadSearch, changes: Partial<LeadSearch> = {}): string {
  return withParameters(paths.admin.leads(), { ...search, page: 1, ...changes });
}

export function leadsExportPath(search: LeadSearch): string {
  return withParameters(paths.admin.leadsExport(), { ...search, view: "list", page: 1 });
}

function withParameters(path: string, search: Partial<LeadSearch>): string {
  const parameters = leadParameters(search);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Whether the list has a filter besides status and page. */
export function isFiltered({ view: _, status: __, page: ___, ...filters }: LeadSearch): boolean {
  return Object.values(filters).some(Boolean);
}

/** The domain's filter; `me` is the id of the signed-in account. */
export function leadFilterOf({ view: _, page: __, ...filter }: LeadSearch, me: string): LeadFilter {
  return { ...filter, owner: filter.owner === "me" ? me : filter.owner };
}
