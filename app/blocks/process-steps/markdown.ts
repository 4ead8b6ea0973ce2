import { section, stacked, words } from "../markdown-parts.ts";
import type { ProcessStepsProps } from "./schema.ts";

export default function processStepsMarkdown({ steps, ...head }: ProcessStepsProps): string {
  return section(
    head,
    ...steps.map(({ title, text, note }) =>
      stacked(`### ${words(title)}`, words(text), note && `*${words(note)}*`),
    ),
  );
}
