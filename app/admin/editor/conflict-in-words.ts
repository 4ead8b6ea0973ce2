import type { DocumentContent, StoredBlock } from "#app/domain/documents/content.ts";
import type { Conflict } from "#app/domain/documents/merge-three-way.ts";
import type { FieldDescription } from "#app/fields/field-meta.ts";
import type { EditorStore } from "./editor.ts";
import { type BlockKind, titleOf } from "./library.ts";
import { plainTextOf } from "./model/block-operations.ts";

/** The title of a conflict, and both sides as lines of text. */
export function conflictInWords(
  conflict: Conflict<DocumentContent>,
  { type, kinds }: Pick<EditorStore, "type" | "kinds">,
) {
  if (conflict.kind === "field") {
    return {
      title: type.labelOf(conflict.part),
      mine: type.inWords(conflict.part, conflict.mine),
      theirs: type.inWords(conflict.part, conflict.theirs),
    };
  }
  const block = conflict.mine ?? conflict.theirs;
  const kind = kinds.get(block?.type ?? "");
  const name = block ? titleOf(block, kind) : "A block";
  const title = kind && name !== kind.label ? `${name} — ${kind.label}` : name;
  if (conflict.kind === "prop") {
    const field = kind?.fields.find((each) => each.name === conflict.name);
    return {
      title: `${title}: ${field?.label ?? conflict.name}`,
      mine: propInWords(conflict.mine.props[conflict.name], field),
      theirs: propInWords(conflict.theirs.props[conflict.name], field),
    };
  }
  return {
    title,
    mine: blockText(conflict.mine, kind),
    theirs: blockText(conflict.theirs, kind),
  };
}

/** A prop as lines of text, in the words of its control. */
function propInWords(value: unknown, field: FieldDescription | undefined): string {
  if (!field || !isFilled(value)) return "Empty";
  if (field.options) return labelsOf(value, field).join("\n");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  return linesOf(value, field).join("\n") || "Empty";
}

/** In field order, because stored props have no order. */
function blockText(block: StoredBlock | null, kind: BlockKind | undefined): string {
  if (!block) return "Deleted.";
  const lines = kind
    ? kind.fields.flatMap((field) => linesOf(block.props[field.name], field))
    : [plainTextOf([block])];
  return lines.join("\n") || "It has no text.";
}

/** A value and its parts as lines of text; what is not text is named by its field. */
function linesOf(value: unknown, field: FieldDescription): string[] {
  const { label, fields, element, options } = field;
  if (!isFilled(value)) return [];
  if (options) return [`${label}: ${labelsOf(value, field).join(", ")}`];
  if (typeof value === "boolean") return [`${label}: ${value ? "Yes" : "No"}`];
  if (typeof value === "number") return [`${label}: ${value}`];
  if (Array.isArray(value) && (fields || element)) {
    return value.flatMap((item) => (element ? linesOf(item, element) : partsOf(item, fields)));
  }
  if (fields) return partsOf(value, fields);
  return plainTextOf([{ id: "", type: "", version: 1, props: { value } }])
    .split("\n")
    .filter(Boolean);
}

function partsOf(value: unknown, fields: FieldDescription[] = []): string[] {
  return fields.flatMap((part) => linesOf(Object(value)[part.name], part));
}

function labelsOf(value: unknown, { options = [] }: FieldDescription): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.map((each) => options.find((option) => option.value === each)?.label ?? String(each));
}

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== "";
