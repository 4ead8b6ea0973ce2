import { z } from "zod";
import { type StoredBlock, storedBlockSchema } from "#app/domain/pages/draft.ts";

/** What the clipboard calls blocks of this editor; also in other tabs and on other pages. */
export const clipboardType = "application/x-kestrel-blocks+json";

/** Ends the plain text that travels beside the blocks, for browsers that carry no types of their own. */
const marker = "kestrel-blocks:";

const clipboardSchema = z.object({ blocks: z.array(storedBlockSchema).min(1).max(500) });

export function blocksToClipboard(blocks: readonly StoredBlock[]): string {
  return JSON.stringify({ blocks });
}

/** HTML that says nothing to readers and carries the blocks, where the clipboard takes known types only. */
export function blocksToHtml(blocks: readonly StoredBlock[], plainText: string): string {
  const carried = btoa(String.fromCharCode(...new TextEncoder().encode(blocksToClipboard(blocks))));
  const lines = plainText.split("\n").map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<div data-blocks="${marker}${carried}">${lines.join("")}</div>`;
}

/** The blocks of a clipboard; undefined when it holds anything else. */
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
