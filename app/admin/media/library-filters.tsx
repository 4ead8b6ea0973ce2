import { z } from "zod";
import { FilterLink, HiddenParameters, SearchBox } from "#app/admin/lists.tsx";
import type { MediaCounts } from "#app/domain/media/media.server.ts";
import { kindNames, mediaKinds } from "#app/domain/media/media.ts";
import { paths, withQuery } from "#app/paths/paths.ts";

interface LibraryFiltersProps {
  counts: MediaCounts;
  search: MediaSearch;
}

/** Filters by type and tag with counts, the search, and the view switch. */
export function LibraryFilters({ counts, search }: LibraryFiltersProps) {
  const all = mediaKinds.reduce((sum, kind) => sum + counts.kinds[kind], 0);
  const isAll = !search.kind && !search.isAltMissing && !search.isVisual;
  const nothing = { kind: undefined, isVisual: false, isAltMissing: false };
  return (
    <div className="grid gap-3 border-b border-line pb-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <nav aria-label="Kind" className="flex flex-wrap gap-1">
          <FilterLink to={mediaPath(search, nothing)} isCurrent={isAll} count={all}>
            All
          </FilterLink>
          {mediaKinds.map((kind) => (
            <FilterLink
              key={kind}
              to={mediaPath(search, { ...nothing, kind })}
              isCurrent={search.kind === kind}
              count={counts.kinds[kind]}
            >
              {kindNames[kind].many}
            </FilterLink>
          ))}
          <FilterLink
            to={mediaPath(search, { ...nothing, isAltMissing: true })}
            isCurrent={search.isAltMissing}
            count={counts.altMissing}
          >
            No alternative text
          </FilterLink>
        </nav>
        <Views search={search} />
      </div>
      <div className="flex flex-col gap-x-5 gap-y-3 lg:flex-row lg:items-center">
        <SearchBox
          action={paths.admin.media()}
          query={search.query}
          label="Search media"
          placeholder="Name, alternative text or tag"
        >
          <HiddenParameters parameters={mediaParameters({ ...search, query: "", page: 1 })} />
        </SearchBox>
        <Tags counts={counts} search={search} />
      </div>
    </div>
  );
}

function Tags({ counts, search }: LibraryFiltersProps) {
  if (counts.tags.length === 0) return null;
  return (
    <nav aria-label="Tags" className="flex min-w-0 flex-wrap items-center gap-1">
      <span aria-hidden="true" className="mr-1 text-[0.75rem] text-muted">
        Tags
      </span>
      {counts.tags.map(({ tag, count }) => (
        <FilterLink
          key={tag}
          // A second press removes the filter.
          to={mediaPath(search, { tag: search.tag === tag ? undefined : tag })}
          isCurrent={search.tag === tag}
          count={count}
        >
          {tag}
        </FilterLink>
      ))}
    </nav>
  );
}

function Views({ search }: { search: MediaSearch }) {
  return (
    <nav aria-label="View" className="flex gap-1">
      <FilterLink to={mediaPath(search, { view: "grid" })} isCurrent={search.view === "grid"}>
        Grid
      </FilterLink>
      <FilterLink to={mediaPath(search, { view: "list" })} isCurrent={search.view === "list"}>
        List
      </FilterLink>
    </nav>
  );
}

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
  return withQuery(paths.admin.media(), parameters);
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
