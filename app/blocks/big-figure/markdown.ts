import { stacked, words } from "../markdown-parts.ts";
import type { BigFigureProps } from "./schema.ts";

export default function bigFigureMarkdown({ value, text, note }: BigFigureProps): string {
  return stacked(`**${words(value)}** ${words(text)}`, words(note));
}
