import { dropAttributes } from "./attributes.ts";
import { keepBlocks } from "./blocks.ts";
import { keepCode } from "./code.ts";
import { keepEmphasis } from "./emphasis.ts";
import { shiftHeadings } from "./headings.ts";
import { keepLinks } from "./links.ts";
import { keepLists } from "./lists.ts";
import { keepTables } from "./tables.ts";
import { keepTasks } from "./tasks.ts";
import { removeUnseen } from "./unseen.ts";
import { keepWordLists } from "./word-lists.ts";

/** In this order: each step may rely on those before it. */
const steps = [
  removeUnseen,
  keepCode,
  keepWordLists,
  keepTasks,
  keepEmphasis,
  keepLinks,
  keepLists,
  keepBlocks,
  keepTables,
  shiftHeadings,
  dropAttributes,
];

/**
 * The HTML of a clipboard as plain HTML: its headings, lists, links, emphasis, quotes, code, tables and pictures, in
 * the tags of the standard, without a style. Knows how Word, Google Docs, Notion and others write what they mean.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const step of steps) step(body);
  return body.innerHTML;
}
