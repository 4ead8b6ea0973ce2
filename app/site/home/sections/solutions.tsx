import { Empty } from "#app/ui/empty.tsx";
import { RuledRows } from "#app/ui/ruled-rows.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HomeSectionProps } from "../home-data.ts";

export function SolutionsSection({ home, number }: HomeSectionProps) {
  return (
    <Section number={number} label="Solutions" heading={home.settings.home_solutions_title}>
      {home.solutions.length > 0 ? (
        <RuledRows
          rows={home.solutions.map(({ title, path, excerpt }) => ({
            key: path,
            title,
            text: excerpt,
            href: path,
          }))}
        />
      ) : (
        <Empty>No solutions are published yet.</Empty>
      )}
    </Section>
  );
}
