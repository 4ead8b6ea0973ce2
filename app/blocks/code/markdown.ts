import { fenced } from "#app/domain/rich-text/markdown.ts";
import { section, words } from "../markdown-parts.ts";
import type { CodeProps } from "./schema.ts";

export default function codeMarkdown({ code, file, caption, label, heading }: CodeProps): string {
  return section({ label, heading }, file && words(file), fenced(code), words(caption));
}
