import { modeLrgb, modeRgb, parseHex, wcagContrast, useMode as withMode } from "culori/fn";
import { textOf, trimmed } from "./descriptors.ts";
import { type Background, fieldMeta } from "./field-meta.ts";
import * as messages from "./messages.ts";

withMode(modeRgb);
withMode(modeLrgb);

interface ColourOptions {
  help?: string;
  min?: 0 | 1;
  /** The background of text in this colour. The control warns about low contrast; no value is refused. */
  against?: Background;
}

const hex = textOf("hexColour", 7, {
  fits: (value) => /^#[0-9a-f]{6}$/i.test(value),
  problem: messages.notAColour,
  tidy: (value) => withSixDigits(trimmed(value)),
});

/** A colour as six hexadecimal digits. */
export function hexColour(label: string, { against, ...options }: ColourOptions = {}) {
  const schema = hex(label, options);
  const meta = fieldMeta.get(schema) ?? { control: "hexColour" as const, label };
  return schema.register(fieldMeta, { ...meta, ...(against && { against }) });
}

/**
 * Reads a typed or pasted colour: `9fd` becomes `#99ffdd`, https://www.w3.org/TR/css-color-4/#hex-notation. Any other
 * text stays as it is.
 */
export function withSixDigits(typed: string): string {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.replace(/\s/g, "")) ?? [];
  if (!digits) return typed;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

/** The contrast that WCAG 2.2 AA requires for text (1.4.3). */
export const MIN_CONTRAST = 4.5;

/**
 * Returns the contrast of two colours if it is too low for text; undefined if it suffices or a value is not a colour.
 */
export function lowContrast(text: string, background: string): number | undefined {
  const [front, back] = [text, background].map((typed) => parsed(withSixDigits(typed)));
  const contrast = front && back ? wcagContrast(front, back) : MIN_CONTRAST;
  return contrast < MIN_CONTRAST ? Math.floor(contrast * 10) / 10 : undefined;
}

/** culori accepts hexadecimal digits anywhere in a text. */
const parsed = (value: string) => (/^#[0-9a-f]{6}$/i.test(value) ? parseHex(value) : undefined);
