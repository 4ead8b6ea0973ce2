import type { StoredBlock } from "./draft.ts";

/**
 * Replaces references to a page's slug in blocks; blocks without such references stay the same objects. Injected,
 * because the domain does not depend on block types.
 */
export type RenameReferences = (blocks: StoredBlock[], from: string, to: string) => StoredBlock[];
