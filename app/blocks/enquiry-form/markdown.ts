import { sitePaths } from "#app/http/site-paths.ts";
import { linked, section } from "../markdown-parts.ts";
import type { EnquiryFormProps } from "./schema.ts";

export default function enquiryFormMarkdown({ label, heading, text }: EnquiryFormProps): string {
  return section({ label, heading }, text && linked({ label: text, href: sitePaths.letsTalk() }));
}
