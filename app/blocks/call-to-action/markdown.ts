import { linked, section, words } from "../markdown-parts.ts";
import type { CallToActionProps } from "./schema.ts";

export default function callToActionMarkdown({ heading, text, action }: CallToActionProps): string {
  return section({ heading }, words(text), linked(action));
}
