import { titleOf } from "#app/admin/editor/block-title.ts";
import type { BlockKind } from "#app/admin/editor/library.ts";
import type { Clash } from "#app/admin/editor/model/clashes.ts";
import { plainTextOf } from "#app/admin/editor/model/plain-text.ts";
import { fieldInWords, fieldLabels } from "#app/admin/pages/field-words.ts";
import type { StoredBlock } from "#app/domain/pages/draft.ts";

/** What a clash is called, and what each side has, as lines of text. */
export function contentOf(clash: Clash, kinds: ReadonlyMap<string, BlockKind>) {
  if (clash.kind === "field") {
    return {
      title: fieldLabels[clash.part],
      mine: fieldInWords(clash.mine),
      theirs: fieldInWords(clash.theirs),
    };
  }
  const block = clash.mine ?? clash.theirs;
  const kind = kinds.get(block?.type ?? "");
  const name = block ? titleOf(block, kind) : "A block";
  return {
    title: kind && name !== kind.label ? `${name} — ${kind.label}` : name,
    mine: blockText(clash.mine, kind),
    theirs: blockText(clash.theirs, kind),
  };
}

/** In the order in which a block is edited: as it is stored, its values stand in none. */
function blockText(block: StoredBlock | null, kind: BlockKind | undefined): string {
  if (!block) return "Deleted.";
  const names = kind?.fields.map(({ name }) => name) ?? [];
  const edited = names.flatMap((name) => (name in block.props ? [[name, block.props[name]] as const] : []));
  const props = { ...Object.fromEntries(edited), ...block.props };
  return plainTextOf([{ ...block, props }]) || "Nothing is written in it.";
}
