import { z } from "zod";
import { blocksOf, type StoredBlock, storedBlockSchema, withBlocks } from "#app/domain/documents/content.ts";
import { type Block, blockSchema, blocks, type DraftBlock, draftBlockSchema } from "./registry.ts";

/** The reason why a stored block is omitted. */
export interface BlockProblem {
  /** Zero-based. */
  position: number;
  type: unknown;
  issues: z.core.$ZodIssue[];
}

/**
 * Parses a page's published content: a list of blocks or its JSON, each block migrated to its current version. Blocks
 * of unknown type or with invalid data are omitted and reported; the order is kept. Never throws.
 */
export function readBlocks(content: unknown): { blocks: Block[]; problems: BlockProblem[] } {
  return readAs(blockSchema, content);
}

/** Parses a draft, whose blocks may be incomplete. */
export function readDraftBlocks(content: unknown): { blocks: DraftBlock[]; problems: BlockProblem[] } {
  return readAs(draftBlockSchema, content);
}

function readAs<Read>(schema: z.ZodType<Read>, content: unknown) {
  const blocks: Read[] = [];
  const problems: BlockProblem[] = [];
  for (const [position, stored] of asList(content).entries()) {
    const parsed = schema.safeParse(migrateBlock(withProps(stored, idAt(noOwner, position))));
    if (parsed.success) blocks.push(parsed.data);
    else problems.push({ position, type: Object(stored).type, issues: parsed.error.issues });
  }
  return { blocks, problems };
}

function asList(content: unknown): unknown[] {
  if (Array.isArray(content)) return content;
  if (isRecord(content) && Array.isArray(content.blocks)) return content.blocks;
  if (typeof content !== "string") return content == null ? [] : [content];
  try {
    return asList(JSON.parse(content));
  } catch {
    return [content];
  }
}

/**
 * The stored blocks of a document, as its editor changes them: complete or not, of any version. Blocks without the form
 * of one are omitted; a block without an id gets one that is the same for each reading.
 */
export function storedBlocks(content: unknown, ownerId: string): StoredBlock[] {
  return asList(content).flatMap((stored, position) => {
    const id = idAt(ownerId, position);
    const block = storedBlockSchema.safeParse({
      id,
      version: 1,
      props: {},
      ...Object(withProps(stored, id)),
    });
    return block.success ? [block.data] : [];
  });
}

/**
 * DATA-09: gives a block in the specification's shape, with its fields beside `type`, the shape in which the editor
 * stores it; `id` for one without a valid id.
 */
function withProps(stored: unknown, id: string): unknown {
  if (!isRecord(stored) || "props" in stored || "version" in stored) return stored;
  const { id: own, type, ...props } = stored;
  return { id: idSchema.safeParse(own).data ?? id, type, version: 1, props };
}

const noOwner = "00000000-0000-4000-8000-000000000000";

/** The id of a block that has none, by its position. */
function idAt(ownerId: string, position: number): string {
  return ownerId.slice(0, -12) + position.toString(16).padStart(12, "0");
}

const idSchema = z.uuid();

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The same content with each block in the current version of its type, so that contents of different ages compare. */
export function withCurrentBlocks<Content extends object>(content: Content): Content {
  return withBlocks(content, blocksOf(content).map(migrateStored));
}

/** The same of a block of the right form; one that its migration makes invalid is returned unchanged. */
export function migrateStored(block: StoredBlock): StoredBlock {
  return storedBlockSchema.safeParse(migrateBlock(block)).data ?? block;
}

/** Blocks of a type that another has replaced. */
function withCurrentType(stored: unknown): unknown {
  if (!isRecord(stored) || typeof stored.type !== "string") return stored;
  const current = currentTypes.get(stored.type);
  return current ? { ...stored, ...current } : stored;
}

const currentTypes = new Map(
  Object.values(blocks).flatMap(({ type, formerly }) =>
    Object.entries(formerly).map(([former, block]) => [former, { type, ...block }] as const),
  ),
);

const versioned = z.looseObject({
  type: z.enum(Object.keys(blocks) as (keyof typeof blocks)[]),
  version: z.int().positive(),
  props: z.record(z.string(), z.unknown()),
});

/**
 * Migrates a stored block to the current version of its type, step by step. Invalid blocks and blocks of later versions
 * are returned unchanged.
 */
function migrateBlock(stored: unknown): unknown {
  const read = versioned.safeParse(withCurrentType(stored));
  if (!read.success) return stored;

  const { type } = read.data;
  let { version, props } = read.data;
  const { version: present, migrations } = blocks[type];
  for (; version < present; version += 1) {
    const step = migrations[version];
    if (!step) return stored;
    props = step(props);
  }
  return { ...read.data, version, props };
}
