import type { StoredBlock } from "./draft.ts";

/**
 * Blocks with the slug of a page replaced where they name the page by it; untouched ones are the same objects. Given
 * by whoever renames, because the domain knows no kinds of blocks.
 */
export type RenameReferences = (blocks: StoredBlock[], from: string, to: string) => StoredBlock[];
