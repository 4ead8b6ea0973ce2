import type { StoredBlock } from "#app/domain/documents/content.ts";
import { pageIdOfHref } from "#app/domain/links/href.ts";
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

/** Whether a block's props contain a link to a page by id. */
export function hasPageLinks(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasPageLinks);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, part]) => (isPageLink(name, part) ? true : hasPageLinks(part)));
}

/**
 * Replaces links to pages by id with their paths, in links and in rich text. Pages unknown to `pathOf` get an empty
 * address, which views render as plain text.
 */
export function followPages<Value>(value: Value, pathOf: (id: string) => string | undefined): Value {
  return follow(value, pathOf) as Value; // only addresses change, so the type stays the same
}

function follow(value: unknown, pathOf: (id: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => follow(item, pathOf));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const id = isPageLink(name, part) ? pageIdOfHref(part) : undefined;
      return [name, id === undefined ? follow(part, pathOf) : (pathOf(id) ?? "")];
    }),
  );
}

function isPageLink(name: string, value: unknown): value is string {
  return name === "href" && typeof value === "string" && pageIdOfHref(value) !== undefined;
}
