import type { StoredBlock } from "#app/domain/documents/content.ts";
import { differencesBetween } from "#app/domain/documents/differences.ts";
import { plainTextOf } from "./plain-text.ts";
import { readDraftBlocks } from "./read-blocks.ts";
import { type Block, blockLabel } from "./registry.ts";

/** The blocks that differ, with the readable text of both versions; empty where a version lacks the block. */
export function blockDifferencesInWords(before: object, after: object) {
  return differencesBetween(before, after).blocks.map((difference) => {
    const [was, is] =
      difference.change === "changed"
        ? [difference.before, difference.after]
        : difference.change === "added"
          ? [undefined, difference.block]
          : [difference.block, undefined];
    const { id = "", type = "" } = is ?? was ?? {};
    return { field: id, label: blockLabel(type), before: textOf(was), after: textOf(is) };
  });
}

function textOf(block: StoredBlock | undefined): string {
  const [read] = readDraftBlocks(block ? [block] : []).blocks;
  return read ? plainTextOf(read as Pick<Block, "type" | "props">) : ""; // the text of a draft lacks missing props
}
