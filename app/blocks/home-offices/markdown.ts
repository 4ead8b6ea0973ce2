import * as messages from "../home-messages.ts";
import { section, words } from "../markdown-parts.ts";
import { officeSections } from "../offices/markdown.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function homeOfficesMarkdown({ data }: ViewProps<"home-offices">): string {
  if (!data) return "";
  const { title, description } = data;
  return section({ label: messages.offices, heading: title }, words(description), ...officeSections(data));
}
