import { Empty } from "#app/ui/empty.tsx";
import { Section } from "#app/ui/section.tsx";
import * as messages from "./home-messages.ts";

/** A placeholder in the editor for a section of the home page that visitors do not see. */
export function HiddenSection({ label }: { label?: string }) {
  return (
    <Section label={label}>
      <Empty>{messages.hiddenFromVisitors}</Empty>
    </Section>
  );
}
