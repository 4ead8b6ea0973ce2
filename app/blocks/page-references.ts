import type { StoredBlock } from "#app/domain/documents/content.ts";
import { type FieldDescription, fieldsOf } from "#app/fields/field-meta.ts";
import { type BlockType, blocks } from "./registry.ts";

/** Renames references to a page's slug. Blocks without such references stay the same objects. */
export function renameReferences(stored: StoredBlock[], from: string, to: string): StoredBlock[] {
  return stored.map((block) => {
    if (!Object.hasOwn(blocks, block.type)) return block;
    const fields = fieldsOf(blocks[block.type as BlockType].props);
    const props = renamed(fields, block.props, (slug) => (slug === from ? to : slug));
    return props === block.props ? block : ({ ...block, props } as StoredBlock);
  });
}

/** The pages that a block names, as it names them. */
export function referencesIn({ type, props }: StoredBlock): string[] {
  const found: string[] = [];
  if (!Object.hasOwn(blocks, type)) return found;
  renamed(fieldsOf(blocks[type as BlockType].props), props, (reference) => {
    found.push(reference);
    return reference;
  });
  return found;
}

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

/** The addresses of all links in a block's props and in rich text. */
export function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (isHref(name, part) ? [part] : hrefsIn(part)));
}

/** Replaces the addresses of all these links. */
export function replaceHrefs<Value>(value: Value, replace: (href: string) => string): Value {
  return replaced(value, replace) as Value; // only addresses change, so the type stays the same
}

function replaced(value: unknown, replace: (href: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, replace));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isHref(name, part) ? replace(part) : replaced(part, replace),
    ]),
  );
}

function isHref(name: string, value: unknown): value is string {
  return name === "href" && typeof value === "string";
}
