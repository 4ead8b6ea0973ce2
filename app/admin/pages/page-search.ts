import { z } from "zod";
import type { PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import { type PageStatus, pageStatuses } from "#app/domain/publishing/publication-status.ts";
import { paths } from "#app/http/paths.ts";

/** The list's query parameters. Invalid values are ignored. */
const pageSearchSchema = z.object({
  status: z.enum(pageStatuses).optional().catch(undefined),
  /** Searches title and path. */
  query: z.string().trim().max(200).catch(""),
});

export type PageSearch = z.output<typeof pageSearchSchema>;

export function readPageSearch(parameters: URLSearchParams): PageSearch {
  return pageSearchSchema.parse({
    status: parameters.get("status") ?? undefined,
    query: parameters.get("q") ?? "",
  });
}

export function isSearching({ status, query }: PageSearch): boolean {
  return status !== undefined || query !== "";
}

export function pagesPath({ status, query }: PageSearch): string {
  const parameters = new URLSearchParams();
  if (status) parameters.set("status", status);
  if (query) parameters.set("q", query);
  return parameters.size > 0 ? `${paths.admin.pages()}?${parameters}` : paths.admin.pages();
}

/** The pages that match a search; the whole tree without one. */
export function searched(tree: PageTreeItem[], { status, query }: PageSearch): PageTreeItem[] {
  const words = query.toLowerCase();
  return tree.filter(
    (page) =>
      (!status || page.statuses.includes(status)) &&
      (page.title.toLowerCase().includes(words) || page.path.includes(words)),
  );
}

/** The number of pages in each state. */
export function countStatuses(tree: PageTreeItem[]): Record<PageStatus, number> {
  const counts = pageStatuses.map((status) => [
    status,
    tree.filter(({ statuses }) => statuses.includes(status)).length,
  ]);
  return Object.fromEntries(counts) as Record<PageStatus, number>;
}
