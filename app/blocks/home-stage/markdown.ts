import { bullets, linked, section, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function homeStageMarkdown({ data }: ViewProps<"home-stage">): string {
  if (!data) return "";
  const { headline, opening, introText } = data;
  const solutions = opening?.solutions.map(({ title, path }) => linked({ label: title, href: path })) ?? [];
  return section({ heading: headline }, words(opening?.description), bullets(solutions), words(introText));
}
