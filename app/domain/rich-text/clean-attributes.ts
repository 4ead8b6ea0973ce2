import { z } from "zod";
import { inlinesOf, type Json, partsOf } from "./clean-inlines.ts";
import type { RichTextImage, RichTextWords } from "./document.ts";

/** Level 1 is reserved for the page's title. */
export function headingLevelOf({ attrs }: Json): 2 | 3 | 4 {
  const level = Number(attrs.level);
  if (level === 3) return 3;
  return level > 3 ? 4 : 2;
}

export function startOf({ attrs }: Json): { attrs?: { start: number } } {
  const start = z.int().min(0).max(9999).safeParse(attrs.start);
  return start.success && start.data !== 1 ? { attrs: { start: start.data } } : {};
}

export function languageOf({ attrs }: Json): string | null {
  const language = z
    .string()
    .regex(/^[\w+#.-]{1,30}$/)
    .safeParse(attrs.language);
  return language.data ?? null;
}

/** Code has no marks; its line breaks are characters. */
export function codeOf(node: Json): RichTextWords[] {
  const text = inlinesOf(partsOf(node))
    .map((inline) => (inline.type === "text" ? inline.text : "\n"))
    .join("");
  return text === "" ? [] : [{ type: "text", text }];
}

/** Empty for an address that is not allowed: embedded data in a paste, or a local file. */
export function imageOf({ attrs }: Json): RichTextImage[] {
  const mediaId = z.uuid().safeParse(attrs.mediaId).data;
  const src = address.safeParse(attrs.src).data;
  if (!mediaId && !src) return [];
  // Older documents have no alt text for decorative pictures; only an explicit null means that it is missing.
  const alt = attrs.alt === null ? null : typeof attrs.alt === "string" ? attrs.alt.slice(0, 300) : "";
  return [{ type: "image", attrs: { ...(mediaId ? { mediaId } : {}), ...(src ? { src } : {}), alt } }];
}

const address = z
  .string()
  .max(2000)
  .regex(/^(https:\/\/[^\s/\\]|\/(?![/\\]))[^\p{Cc}]*$/u);

export function spansOf({ attrs }: Json): { attrs?: { colspan?: number; rowspan?: number } } {
  const spans = {
    ...(isSpan(attrs.colspan) ? { colspan: attrs.colspan } : {}),
    ...(isSpan(attrs.rowspan) ? { rowspan: attrs.rowspan } : {}),
  };
  return Object.keys(spans).length > 0 ? { attrs: spans } : {};
}

function isSpan(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value > 1 && value <= 20;
}
