import { bullets, section, words } from "../markdown-parts.ts";
import type { MetricsProps } from "./schema.ts";

export default function metricsMarkdown({ items, ...head }: MetricsProps): string {
  return section(head, bullets(items.map(({ value, text }) => `**${words(value)}** ${words(text)}`)));
}
