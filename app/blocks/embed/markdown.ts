import { linked, section, words } from "../markdown-parts.ts";
import type { EmbedProps } from "./schema.ts";

export default function embedMarkdown({ label, heading, address, title, caption }: EmbedProps): string {
  return section({ label, heading }, linked({ label: title, href: address }), words(caption));
}
