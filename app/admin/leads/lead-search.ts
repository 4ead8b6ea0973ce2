import { z } from "zod";
import { type LeadFilter, leadFilterSchema } from "#app/domain/leads/lead-filter.ts";
import { paths } from "#app/http/paths.ts";

/** What a list of leads is asked for by its address: the filters, and how they are shown. */
const leadSearchSchema = leadFilterSchema.extend({
  view: z.enum(["list", "board"]).catch("list"),
  /** From 1. */
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type LeadSearch = z.output<typeof leadSearchSchema>;

const searchKeys = ["view", ...leadFilterSchema.keyof().options, "page"] as const;

/** The parameter of the address. */
const parameterOf = (key: keyof LeadSearch) => (key === "query" ? "q" : key);

/** The parameters that narrow the list down, as the controls of the inbox name them. */
export const filterParameters = leadFilterSchema.keyof().options.map(parameterOf);

export function readLeadSearch(parameters: URLSearchParams): LeadSearch {
  const given = searchKeys.map((key) => [key, parameters.get(parameterOf(key)) || undefined]);
  return leadSearchSchema.parse(Object.fromEntries(given));
}

/** The parameters of a search, without those that say nothing. */
export function leadParameters(search: Partial<LeadSearch>): URLSearchParams {
  const { view, page } = search;
  const said = { ...search, view: view === "list" ? undefined : view, page: page === 1 ? undefined : page };
  const parameters = new URLSearchParams();
  for (const key of searchKeys) if (said[key]) parameters.set(parameterOf(key), String(said[key]));
  return parameters;
}

/** The address of the list with some of its search changed. A change of anything but the page leads to its first. */
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

/** Whether anything but the status and the page narrows the list down. */
export function isFiltered({ view: _, status: __, page: ___, ...filters }: LeadSearch): boolean {
  return Object.values(filters).some(Boolean);
}

/** What the domain is asked for; `me` is the account that asks. */
export function leadFilterOf({ view: _, page: __, ...filter }: LeadSearch, me: string): LeadFilter {
  return { ...filter, owner: filter.owner === "me" ? me : filter.owner };
}
