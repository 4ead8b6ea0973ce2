import { z } from "zod";
import { searchedDaySchema } from "#app/domain/days/day.ts";
import { leadStatusSchema } from "#app/domain/leads/lead.ts";
import type { LeadFilter } from "#app/domain/leads/lead-list.server.ts";
import { paths } from "#app/http/paths.ts";

const text = (longest: number) => z.string().trim().max(longest).catch("");
const day = searchedDaySchema.optional().catch(undefined);

/** What a list of leads is asked for by its address. Whatever does not make sense there is left out. */
const leadSearchSchema = z.object({
  view: z.enum(["list", "board"]).catch("list"),
  status: leadStatusSchema.optional().catch(undefined),
  /** Found in name, e-mail, phone or description. */
  query: text(200),
  /** `me`, `nobody`, or somebody's id. */
  owner: z
    .union([z.enum(["me", "nobody"]), z.uuid()])
    .optional()
    .catch(undefined),
  source: text(300),
  from: day,
  to: day,
  due: z.enum(["reply", "step"]).optional().catch(undefined),
  /** `above`: only leads that were taken above the site's limit. */
  limit: z.enum(["above"]).optional().catch(undefined),
  /** From 1. */
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type LeadSearch = z.output<typeof leadSearchSchema>;

/** The names of the address's parameters. */
const parameterNames = {
  view: "view",
  status: "status",
  query: "q",
  owner: "owner",
  source: "source",
  from: "from",
  to: "to",
  due: "due",
  limit: "limit",
  page: "page",
} satisfies Record<keyof LeadSearch, string>;

const searchKeys = Object.keys(parameterNames) as (keyof LeadSearch)[];

export function readLeadSearch(parameters: URLSearchParams): LeadSearch {
  const given = searchKeys.map((key) => [key, parameters.get(parameterNames[key]) || undefined]);
  return leadSearchSchema.parse(Object.fromEntries(given));
}

/** The parameters of a search, without those that say nothing. */
export function leadParameters(search: Partial<LeadSearch>): URLSearchParams {
  const { view, page } = search;
  const said = { ...search, view: view === "list" ? undefined : view, page: page === 1 ? undefined : page };
  const parameters = new URLSearchParams();
  for (const key of searchKeys) if (said[key]) parameters.set(parameterNames[key], String(said[key]));
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
export function isFiltered({ query, owner, source, from, to, due, limit }: LeadSearch): boolean {
  return Boolean(query || owner || source || from || to || due || limit);
}

/** What the domain is asked for; `me` is whoever asks. */
export function leadFilterOf(search: LeadSearch, me: string): LeadFilter {
  const { status, query, owner, source, from, to, due, limit } = search;
  const isAboveLimit = limit === "above" || undefined;
  return { status, query, ownerId: owner === "me" ? me : owner, source, from, to, due, isAboveLimit };
}
