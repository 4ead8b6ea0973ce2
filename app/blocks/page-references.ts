import type { StoredBlock } from "#app/domain/pages/draft.ts";
import type { RenameReferences } from "#app/domain/pages/place-page.server.ts";
import { type FieldDescription, fieldsOf } from "#app/fields/field-meta.ts";
import { type BlockType, blocks } from "./registry.ts";

/** Renames references to a page's slug. Blocks without such references stay the same objects. */
export const renameReferences: RenameReferences = (stored, from, to) =>
  stored.map((block) => {
    if (!Object.hasOwn(blocks, block.type)) return block;
    const fields = fieldsOf(blocks[block.type as BlockType].props);
    const props = renamed(fields, block.props, (slug) => (slug === from ? to : slug));
    return props === block.props ? block : ({ ...block, props } as StoredBlock);
  });

/** Renames the references in a group of fields; returns the same object if there are none. */
function renamed(fields: FieldDescription[], value: unknown, rename: (slug: string) => string): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => {
    const field = fields.find((candidate) => candidate.name === name);
    return [name, field ? renamedPart(field, part, rename) : part] as const;
  });
  const isChanged = entries.some(([name, part]) => part !== Object(value)[name]);
  return isChanged ? Object.fromEntries(entries) : value;
}

function renamedPart(
  { control, fields = [] }: FieldDescription,
  part: unknown,
  rename: (slug: string) => string,
): unknown {
  if (control === "pageReference") return typeof part === "string" ? rename(part) : part;
  if (!Array.isArray(part)) return renamed(fields, part, rename);
  const items = part.map((item) =>
    control === "pageReferences" && typeof item === "string" ? rename(item) : renamed(fields, item, rename),
  );
  return items.some((item, position) => item !== part[position]) ? items : part;
}
