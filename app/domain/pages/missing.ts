import type { Missing } from "#app/domain/publishing/missing.ts";
import type { PageDraft, StoredBlock } from "./draft.ts";

/** What is missing in blocks; given by whoever publishes, because the domain knows no kinds of blocks. */
export type MissingInBlocks = (blocks: StoredBlock[]) => Missing[];

/** Everything that must be filled in before the draft can be published; empty when it can. */
export function missingInDraft(draft: PageDraft, missingInBlocks: MissingInBlocks): Missing[] {
  const ofPage = draft.title.trim()
    ? []
    : [{ blockId: null, path: ["title"], message: "The page needs a title" }];
  return [...ofPage, ...missingInBlocks(draft.blocks)];
}

/** The same, once it is known what blocks need. */
export const missingWith = (missingInBlocks: MissingInBlocks) => (draft: PageDraft) =>
  missingInDraft(draft, missingInBlocks);
