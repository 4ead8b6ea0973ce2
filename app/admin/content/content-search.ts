import { z } from "zod";
import { type PageStatus, pageStatuses } from "#app/domain/publishing/publication-status.ts";
import { paths } from "#app/http/paths.ts";

/** The query parameters of a list. Invalid values are ignored. */
const contentSearchSchema = z.object({
  status: z.enum(pageStatuses).optional().catch(undefined),
  query: z.string().trim().max(200).catch(""),
});
export type ContentSearch = z.output<typeof contentSearchSchema>;

export function readContentSearch(parameters: URLSearchParams): ContentSearch {
  return contentSearchSchema.parse({
    status: parameters.get("status") ?? undefined,
    query: parameters.get("q") ?? "",
  });
}

export function contentListPath(
  collection: string,
  { status, query }: { status?: PageStatus; query: string },
): string {
  const parameters = new URLSearchParams();
  if (status) parameters.set("status", status);
  if (query) parameters.set("q", query);
  const list = paths.admin.contents(collection);
  return parameters.size > 0 ? `${list}?${parameters}` : list;
}
