import type { PropPath } from "#app/admin/fields/prop-path.ts";
import type { PageFieldName } from "#app/domain/pages/draft.ts";

/** The place of a finding: a field of the page, or a place inside a block. */
export type FindingPlace =
  | { kind: "field"; name: PageFieldName }
  | { kind: "block"; blockId: string; path: PropPath };

/** One finding about a page before publishing. */
export interface Finding {
  /** `stop`: blocks publishing. */
  weight: "stop" | "advice";
  message: string;
  place?: FindingPlace;
}
