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
