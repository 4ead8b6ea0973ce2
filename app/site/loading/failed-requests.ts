import type { FindRequestId } from "#app/ui/request-id.ts";

/** Remembers under which id the server has logged its failure to answer a path. */
export function failedRequests(): { find: FindRequestId; note: (path: string, id: string | null) => void } {
  let last: { path: string; id: string } | undefined;
  return {
    find: (path) => (last?.path === path ? last.id : undefined),
    note(path, id) {
      if (id) last = { path, id };
    },
  };
}

/** Path and query of the page that a data request of Remix is for. */
export function pageOf({ pathname, searchParams }: URL): string {
  const page = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
  const query = new URLSearchParams(searchParams);
  query.delete("_routes");
  return query.size > 0 ? `${page}?${query}` : page;
}
