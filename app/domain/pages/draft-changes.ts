import { isSame } from "#app/domain/publishing/same.ts";
import { type DraftChanges, type PageDraft, pageFieldNames } from "./draft.ts";

/** Returns the changes from one draft to the other, as input of `saveDraft`. */
export function changesBetween(before: PageDraft, after: PageDraft): DraftChanges {
  const fields = Object.fromEntries(
    pageFieldNames.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  );
  const known = new Map(before.blocks.map((block) => [block.id, block]));
  const blocks = after.blocks.filter((block) => !isSame(known.get(block.id), block));
  const changed = blocks.flatMap(({ id }) => known.get(id) ?? []);
  const from = before.blocks.map(({ id }) => id);
  const to = after.blocks.map(({ id }) => id);
  return {
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    ...(blocks.length > 0 ? { blocks } : {}),
    ...(changed.length > 0 ? { before: changed } : {}),
    ...(isSame(from, to) ? {} : { order: { from, to } }),
  };
}

/** The names of the fields and the ids of the blocks that changes affect. */
export function touchedParts({ fields = {}, blocks = [], order }: DraftChanges): string[] {
  const removed = order?.from.filter((id) => !order.to.includes(id)) ?? [];
  return [...Object.keys(fields), ...blocks.map(({ id }) => id), ...removed];
}
