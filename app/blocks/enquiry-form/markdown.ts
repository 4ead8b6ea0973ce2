import { sitePaths } from "#app/http/site-paths.ts";
import { linked, section, words } from "../markdown-parts.ts";
import type { EnquiryFormProps } from "./schema.ts";

export default function enquiryFormMarkdown({ label, heading, text }: EnquiryFormProps): string {
  return section(
    { label, heading },
    words(text),
    linked({ label: "Let’s Talk", href: sitePaths.letsTalk() }),
  );
}
