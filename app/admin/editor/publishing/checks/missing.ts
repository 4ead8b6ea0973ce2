import type { Missing } from "#app/blocks/missing.ts";
import type { PageDraft, StoredBlock } from "#app/domain/pages/draft.ts";
import type { Finding } from "../finding.ts";

/** Everything that must be filled in or put right first. */
export function findMissing(draft: PageDraft, missingOf: (block: StoredBlock) => Missing[]): Finding[] {
  const title: Finding[] = draft.title.trim()
    ? []
    : [{ weight: "stop", message: "The page needs a title", place: { kind: "field", name: "title" } }];
  const blocks = draft.blocks.flatMap((block) =>
    missingOf(block).map(
      ({ message, path }): Finding => ({
        weight: "stop",
        message,
        place: { kind: "block", blockId: block.id, path },
      }),
    ),
  );
  return [...title, ...blocks];
}
