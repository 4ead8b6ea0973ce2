import { z } from "zod";
import { mediaKinds } from "#app/domain/media/media.ts";
import { paths } from "#app/http/paths.ts";

/** The library's query parameters. Invalid values are ignored. */
const mediaSearchSchema = z.object({
  /** Searches name, alternative text and tags. */
  query: z.string().trim().max(200).catch(""),
  kind: z.enum(mediaKinds).optional().catch(undefined),
  /** Pictures and SVGs: everything that an `img` can show. */
  isVisual: z.boolean(),
  tag: z.string().trim().max(100).optional().catch(undefined),
  isAltMissing: z.boolean(),
  view: z.enum(["grid", "list"]).catch("grid"),
  /** One-based. */
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type MediaSearch = z.output<typeof mediaSearchSchema>;

export function readMediaSearch(parameters: URLSearchParams): MediaSearch {
  return mediaSearchSchema.parse({
    query: parameters.get("q") ?? "",
    kind: parameters.get("kind") ?? undefined,
    isVisual: parameters.get("kind") === "visual",
    tag: parameters.get("tag") || undefined,
    isAltMissing: parameters.get("alt") === "missing",
    view: parameters.get("view") ?? "grid",
    page: parameters.get("page") ?? 1,
  });
}

/** The library's address with some parameters changed. Any change except page and view resets to page 1. */
export function mediaPath(search: MediaSearch, changes: Partial<MediaSearch>): string {
  const parameters = mediaParameters({ ...search, ...("view" in changes ? {} : { page: 1 }), ...changes });
  return parameters.size > 0 ? `${paths.admin.media()}?${parameters}` : paths.admin.media();
}

/** The query parameters of a search. */
export function mediaParameters(search: Partial<MediaSearch>): URLSearchParams {
  const { query, kind, isVisual, tag, isAltMissing, view, page = 1 } = search;
  const parameters = new URLSearchParams();
  if (query) parameters.set("q", query);
  if (kind || isVisual) parameters.set("kind", kind ?? "visual");
  if (tag) parameters.set("tag", tag);
  if (isAltMissing) parameters.set("alt", "missing");
  if (view === "list") parameters.set("view", view);
  if (page > 1) parameters.set("page", String(page));
  return parameters;
}
