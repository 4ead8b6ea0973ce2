import type { PageDraft, StoredBlock } from "./draft.ts";

/** One thing that stands between a draft and its being published. */
export interface Missing {
  /** Null for a field of the page itself. */
  blockId: string | null;
  /** The field's name, or names and positions inside the block's props: `["steps", 2, "title"]`. */
  path: (string | number)[];
  /** Names the field and what is wrong with it. */
  message: string;
}

/** What is missing in blocks; given by whoever publishes, because the domain knows no kinds of blocks. */
export type MissingInBlocks = (blocks: StoredBlock[]) => Missing[];

/** Everything that must be filled in before the draft can be published; empty when it can. */
export function missingInDraft(draft: PageDraft, missingInBlocks: MissingInBlocks): Missing[] {
  const ofPage = draft.title.trim()
    ? []
    : [{ blockId: null, path: ["title"], message: "The page needs a title" }];
  return [...ofPage, ...missingInBlocks(draft.blocks)];
}
