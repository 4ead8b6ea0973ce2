import { messages } from "#app/admin/translations/messages.ts";
import { proseIn } from "#app/admin/translations/prose.ts";
import { blocksOf, type DocumentContent } from "#app/domain/documents/content.ts";
import type { Finding, FindingPlace } from "./finding-list.tsx";

/** Advice on sentences of a translation that are still those of its original, once for each block and each other field. */
export function findUnchanged(draft: DocumentContent, originalTexts: readonly string[] = []): Finding[] {
  if (originalTexts.length === 0) return [];
  const original = new Set(originalTexts);
  const { blocks: _, ...fields } = draft;
  const parts: [(path: FindingPlace["path"]) => FindingPlace, unknown][] = [
    ...Object.entries(fields).map(([name, value]): (typeof parts)[number] => [
      () => ({ kind: "field", path: [name] }),
      value,
    ]),
    ...blocksOf(draft).map(({ id: blockId, props }): (typeof parts)[number] => [
      (path) => ({ kind: "block", blockId, path }),
      props,
    ]),
  ];
  return parts.flatMap(([placeAt, value]): Finding[] => {
    const unchanged = proseIn(value).filter(({ text }) => original.has(text));
    const [first] = unchanged;
    if (!first) return [];
    const message = messages.untranslatedTexts(unchanged.length, first.text);
    return [{ weight: "advice", message, place: placeAt(first.path) }];
  });
}
