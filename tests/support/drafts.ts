import fc from "fast-check";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";

/** A draft with only the given blocks. */
export function aDraft(blocks: StoredBlock[] = [], fields: Partial<PageDraft> = {}): PageDraft {
  return {
    title: "AI assistants",
    extendedTitle: null,
    excerpt: null,
    coverImage: null,
    searchTitle: null,
    searchDescription: null,
    socialImage: null,
    noindex: false,
    ...fields,
    blocks,
  };
}

/** A block with an id derived from its number. */
export function aBlock(number: number, heading = `Heading ${number}`): StoredBlock {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
  return { id, type: "rich-text", version: 1, props: { heading } };
}

/** Drafts of up to twelve blocks, with ids from a small pool, so that two drafts share some. */
export const someDraft: fc.Arbitrary<PageDraft> = fc
  .record({
    title: fc.constantFrom("One", "Two", "Three"),
    excerpt: fc.option(fc.constantFrom("short", "long")),
    blocks: fc.uniqueArray(fc.tuple(fc.nat({ max: 20 }), fc.constantFrom("a", "b", "c")), {
      selector: ([number]) => number,
      maxLength: 12,
    }),
  })
  .map(({ blocks, ...fields }) =>
    aDraft(
      blocks.map(([number, heading]) => aBlock(number, heading)),
      fields,
    ),
  );

/** Ids that no draft above has. */
export function idsFrom(first: number): () => string {
  let number = first;
  return () => aBlock(number++).id;
}
