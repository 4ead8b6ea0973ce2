import { z } from "zod";
import { blocksOf, type StoredBlock, storedBlockSchema, withBlocks } from "#app/domain/documents/content.ts";
import { isRecord, type PropPath, valueAt, withValueAt } from "#app/fields/prop-path.ts";

/*
 * Operations on the blocks of a draft. Each returns a new draft that shares unchanged parts with the old one, or the
 * old draft if nothing changes; unknown ids are ignored.
 */

/** Inserts blocks behind the one with id `after`, or at the start. */
export function addBlocks<Content extends object>(
  draft: Content,
  blocks: StoredBlock[],
  after: string | null,
): Content {
  if (blocks.length === 0) return draft;
  const position = positionOf(draft, after) + 1;
  return withBlocks(draft, blocksOf(draft).toSpliced(position, 0, ...blocks));
}

/**
 * Moves blocks, in their order, in front of the block at `position` (counted before the move; the number of blocks
 * means the end).
 */
export function moveBlocks<Content extends object>(
  draft: Content,
  ids: readonly string[],
  position: number,
): Content {
  const all = blocksOf(draft);
  const moved = all.filter(({ id }) => ids.includes(id));
  const before = all.slice(0, position).filter(({ id }) => !ids.includes(id));
  const behind = all.slice(position).filter(({ id }) => !ids.includes(id));
  const blocks = [...before, ...moved, ...behind];
  return blocks.every((block, at) => block === all[at]) ? draft : withBlocks(draft, blocks);
}

/** Moves blocks one place up (-1) or down (1) as a group. No change at either end. */
export function stepBlocks<Content extends object>(
  draft: Content,
  ids: readonly string[],
  step: -1 | 1,
): Content {
  const all = blocksOf(draft);
  const positions = all.flatMap(({ id }, at) => (ids.includes(id) ? [at] : []));
  const first = positions[0];
  const last = positions.at(-1);
  if (first === undefined || last === undefined) return draft;
  const target = step === -1 ? Math.max(first - 1, 0) : Math.min(last + 2, all.length);
  return moveBlocks(draft, ids, target);
}

/** Inserts copies with new ids behind the last of the blocks. */
export function duplicateBlocks<Content extends object>(
  draft: Content,
  ids: readonly string[],
  newId: () => string,
): Content {
  const originals = blocksOf(draft).filter(({ id }) => ids.includes(id));
  const last = originals.at(-1);
  return last ? addBlocks(draft, withNewIds(originals, newId), last.id) : draft;
}

export function deleteBlocks<Content extends object>(draft: Content, ids: readonly string[]): Content {
  const blocks = blocksOf(draft).filter(({ id }) => !ids.includes(id));
  return blocks.length === blocksOf(draft).length ? draft : withBlocks(draft, blocks);
}

/** The same blocks with new ids. */
export function withNewIds(blocks: readonly StoredBlock[], newId: () => string): StoredBlock[] {
  return blocks.map((block) => ({ ...block, id: newId() }));
}

function positionOf(draft: object, id: string | null): number {
  return id === null ? -1 : blocksOf(draft).findIndex((block) => block.id === id);
}

/** Changes one value inside a block; undefined removes it. */
export function changeProp<Content extends object>(
  draft: Content,
  blockId: string,
  path: PropPath,
  value: unknown,
): Content {
  const position = positionOf(draft, blockId);
  const block = blocksOf(draft)[position];
  if (!block || Object.is(valueAt(block.props, path), value)) return draft;
  const props = withValueAt(block.props, path, value);
  return isRecord(props) ? withBlocks(draft, blocksOf(draft).with(position, { ...block, props })) : draft;
}

/** The media type of blocks on the clipboard; shared by all tabs and pages. */
export const clipboardType = "application/x-kestrel-blocks+json";

/** Marks the end of the plain text, for browsers that do not support custom clipboard types. */
const marker = "kestrel-blocks:";

const clipboardSchema = z.object({ blocks: z.array(storedBlockSchema).min(1).max(500) });

export function blocksToClipboard(blocks: readonly StoredBlock[]): string {
  return JSON.stringify({ blocks });
}

/** Empty HTML that carries the blocks, for clipboards that accept only standard types. */
export function blocksToHtml(blocks: readonly StoredBlock[], plainText: string): string {
  const carried = btoa(String.fromCharCode(...new TextEncoder().encode(blocksToClipboard(blocks))));
  const lines = plainText.split("\n").map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<div data-blocks="${marker}${carried}">${lines.join("")}</div>`;
}

/** The blocks on a clipboard; undefined for other content. */
export function blocksOfClipboard(read: (type: string) => string): StoredBlock[] | undefined {
  return parse(read(clipboardType)) ?? parse(carriedIn(read("text/html")));
}

function carriedIn(html: string): string | undefined {
  const carried = html.match(new RegExp(`data-blocks="${marker}([A-Za-z0-9+/=]+)"`))?.[1];
  if (!carried) return undefined;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(carried), (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

function parse(json: string | undefined): StoredBlock[] | undefined {
  if (!json) return undefined;
  try {
    return clipboardSchema.safeParse(JSON.parse(json)).data?.blocks;
  } catch {
    return undefined;
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The text of blocks, one line per text, for pasting into other programs. */
export function plainTextOf(blocks: readonly StoredBlock[]): string {
  return blocks.map(({ props }) => wordsIn(props).join("\n")).join("\n\n");
}

/** All readable text in a value, in order; addresses and ids are excluded. */
function wordsIn(value: unknown, name = ""): string[] {
  if (typeof value === "string") return isWords(name, value) ? [value] : [];
  if (Array.isArray(value)) return isRun(value) ? [runOf(value)] : value.flatMap((item) => wordsIn(item));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => wordsIn(part, key));
}

function isWords(name: string, value: string): boolean {
  return value.trim() !== "" && !/^(type|href|src|mediaId|id)$/.test(name);
}

/** The inline content of a paragraph: one line regardless of its marks. */
function isRun(list: unknown[]): list is { type: string; text?: string }[] {
  return list.length > 0 && list.every((node) => /^(text|hardBreak)$/.test(String(Object(node).type)));
}

function runOf(run: { text?: string }[]): string {
  return run.map(({ text }) => text ?? "\n").join("");
}
