import { bullets, section, words } from "../markdown-parts.ts";
import type { LogoStripProps } from "./schema.ts";

export default function logoStripMarkdown({ logos, label, heading }: LogoStripProps): string {
  return section({ label, heading }, bullets(logos.map(({ name }) => words(name))));
}
