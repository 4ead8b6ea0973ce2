import type { Missing, MissingIn } from "#app/domain/publishing/missing.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import type { PageDraft, StoredBlock } from "./draft.ts";
import { misplacedSections } from "./home.ts";
import { messages } from "./messages.ts";

/** What is missing in blocks; given by whoever publishes, because the domain knows no kinds of blocks. */
export type MissingInBlocks = (blocks: StoredBlock[], tx?: Transaction) => Missing[] | Promise<Missing[]>;

/** Everything that must be filled in before the draft can be published; empty when it can. */
export async function missingInDraft(
  page: { slug: string },
  draft: PageDraft,
  missingInBlocks: MissingInBlocks,
  tx?: Transaction,
): Promise<Missing[]> {
  const ofPage = draft.title.trim()
    ? []
    : [{ blockId: null, path: ["title"], message: messages.thePageNeedsATitle }];
  const misplaced = misplacedSections(page, draft.blocks);
  return [...ofPage, ...misplaced, ...(await missingInBlocks(draft.blocks, tx))];
}

/** The same, once it is known what blocks need. */
export const missingWith =
  (missingInBlocks: MissingInBlocks): MissingIn<{ slug: string }, PageDraft> =>
  (draft, page, tx) =>
    missingInDraft(page, draft, missingInBlocks, tx);
