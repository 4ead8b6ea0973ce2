import type { Missing } from "#app/domain/publishing/missing.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import type { PageDraft, StoredBlock } from "./draft.ts";
import { misplacedSections } from "./home.ts";
import { messages } from "./messages.ts";

/** Finds missing content in blocks; injected, because the domain does not depend on block types. */
export type MissingInBlocks = (blocks: StoredBlock[], tx?: Transaction) => Missing[] | Promise<Missing[]>;

/** Returns all problems that prevent the draft from being published. */
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
