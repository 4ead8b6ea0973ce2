import type { Transaction } from "#app/platform/database.server.ts";

/** A problem that prevents a draft from being published. */
export interface Missing {
  /** The block of a page; null for a field of the draft itself. */
  blockId: string | null;
  /** The field's name, or names and positions inside the block's props: `["steps", 2, "title"]`. */
  path: (string | number)[];
  /** Names the field and its problem. */
  message: string;
}

/** Returns all problems that prevent a draft from being published; reads in the publishing transaction. */
export type MissingIn<Row, Draft> = (
  draft: Draft,
  row: Row,
  tx?: Transaction,
) => Missing[] | Promise<Missing[]>;
