import { Empty } from "#app/ui/empty.tsx";
import { Section } from "#app/ui/section.tsx";

/** A placeholder in the editor for a section of the home page that visitors do not see. */
export function HiddenSection({ label }: { label?: string }) {
  return (
    <Section label={label}>
      <Empty>
        Hidden from visitors: turned off in the settings of the home page, or nothing in it is published.
      </Empty>
    </Section>
  );
}
