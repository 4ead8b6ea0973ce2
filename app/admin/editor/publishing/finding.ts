import type { PropPath } from "#app/admin/fields/prop-path.ts";
import type { PageFieldName } from "#app/domain/pages/draft.ts";

/** Where something is put right: a field of the page, or a place inside a block. */
export type FindingPlace =
  | { kind: "field"; name: PageFieldName }
  | { kind: "block"; blockId: string; path: PropPath };

/** One thing that was noticed about a page before it is published. */
export interface Finding {
  /** `stop`: the page cannot be published like this. */
  weight: "stop" | "advice";
  message: string;
  place?: FindingPlace;
}
