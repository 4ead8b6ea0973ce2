import { z } from "zod";
import { type StoredBlock, storedBlockSchema } from "#app/domain/pages/draft.ts";

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
