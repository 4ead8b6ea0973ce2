import { Empty } from "#app/ui/empty.tsx";
import { Section } from "#app/ui/section.tsx";
import { sharedBlockHidden } from "./schema.ts";

/** A placeholder in the editor for a shared block that visitors do not see. */
export default function SharedBlock() {
  return (
    <Section>
      <Empty>{sharedBlockHidden}</Empty>
    </Section>
  );
}
