import type { FindRequestId } from "#app/ui/request-id.ts";

/** Stores the request id under which the server logged its failure for a path. */
export function failedRequests(): { find: FindRequestId; note: (path: string, id: string | null) => void } {
  let last: { path: string; id: string } | undefined;
  return {
    find: (path) => (last?.path === path ? last.id : undefined),
    note(path, id) {
      if (id) last = { path, id };
    },
  };
}
