import { type PageDraft, pageDraftSchema, pageFieldNames, storedBlocks } from "./draft.ts";
import type { Page } from "./pages.server.ts";

/** What is live of a page, or would be if it were published as its columns are. */
export function liveOf(page: Page): PageDraft {
  const fields = Object.fromEntries(pageFieldNames.map((name) => [name, page[name]]));
  return pageDraftSchema.parse({ ...fields, blocks: storedBlocks(page.content, page.id) });
}

/** What an editor sees: the draft, or what is live while there is none. */
export function draftOf(page: Page): PageDraft {
  return page.draft ? pageDraftSchema.parse(page.draft) : liveOf(page);
}

/** The columns that make a draft live. */
export function liveColumns({ blocks, ...fields }: PageDraft) {
  return { ...fields, content: blocks };
}
