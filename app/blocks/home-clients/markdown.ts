import * as messages from "../home-messages.ts";
import { bullets, section, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function homeClientsMarkdown({ data }: ViewProps<"home-clients">): string {
  if (!data) return "";
  return section({ label: messages.weBuildFor }, bullets(data.logos.map(({ altText }) => words(altText))));
}
