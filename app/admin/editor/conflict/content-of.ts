import { titleOf } from "#app/admin/editor/block-title.ts";
import type { BlockKind } from "#app/admin/editor/library.ts";
import type { Clash } from "#app/admin/editor/model/clashes.ts";
import { plainTextOf } from "#app/admin/editor/model/plain-text.ts";
import type { StoredBlock } from "#app/domain/pages/draft.ts";
import { fieldInWords, fieldLabels } from "#app/domain/pages/page-fields.ts";
import type { FieldDescription } from "#app/fields/fields-of.ts";

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
  const title = kind && name !== kind.label ? `${name} — ${kind.label}` : name;
  if (clash.kind === "prop") {
    const field = kind?.fields.find((each) => each.name === clash.name);
    return {
      title: `${title}: ${field?.label ?? clash.name}`,
      mine: propInWords(clash.mine.props[clash.name], field),
      theirs: propInWords(clash.theirs.props[clash.name], field),
    };
  }
  return {
    title,
    mine: blockText(clash.mine, kind),
    theirs: blockText(clash.theirs, kind),
  };
}

/** A prop as lines of text: its words, or, where it has none, everything that is in it. */
function propInWords(value: unknown, field: FieldDescription | undefined): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const words =
    plainTextOf([{ id: "", type: "", version: 1, props: { value } }]) || leavesOf(value).join("\n");
  return field?.options?.find((option) => option.value === words)?.label ?? (words || "Empty");
}

function leavesOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return typeof value === "object" ? Object.values(value).flatMap(leavesOf) : [String(value)];
}

/** In the order in which a block is edited: as it is stored, its values stand in none. */
function blockText(block: StoredBlock | null, kind: BlockKind | undefined): string {
  if (!block) return "Deleted.";
  const names = kind?.fields.map(({ name }) => name) ?? [];
  const edited = names.flatMap((name) => (name in block.props ? [[name, block.props[name]] as const] : []));
  const props = { ...Object.fromEntries(edited), ...block.props };
  return plainTextOf([{ ...block, props }]) || "Nothing is written in it.";
}
