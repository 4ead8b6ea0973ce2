import { bullets, section, words } from "../markdown-parts.ts";
import type { MetricsProps } from "./schema.ts";

export function metricsMarkdown({ items, ...head }: MetricsProps): string {
  return section(head, bullets(items.map(({ value, text }) => `**${words(value)}** ${words(text)}`)));
}
