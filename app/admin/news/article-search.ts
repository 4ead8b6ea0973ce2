import { z } from "zod";
import { type PageStatus, pageStatuses } from "#app/domain/publishing/publication-status.ts";
import { paths } from "#app/http/paths.ts";

/** What the list is asked for by its address. Whatever does not make sense there is left out. */
const articleSearchSchema = z.object({
  status: z.enum(pageStatuses).optional().catch(undefined),
  query: z.string().trim().max(200).catch(""),
});
export type ArticleSearch = z.output<typeof articleSearchSchema>;

export function readArticleSearch(parameters: URLSearchParams): ArticleSearch {
  return articleSearchSchema.parse({
    status: parameters.get("status") ?? undefined,
    query: parameters.get("q") ?? "",
  });
}

export function articlesPath({ status, query }: { status?: PageStatus; query: string }): string {
  const parameters = new URLSearchParams();
  if (status) parameters.set("status", status);
  if (query) parameters.set("q", query);
  return parameters.size > 0 ? `${paths.admin.news()}?${parameters}` : paths.admin.news();
}
