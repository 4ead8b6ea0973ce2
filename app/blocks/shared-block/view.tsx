import { Empty } from "#app/ui/empty.tsx";
import { Section } from "#app/ui/section.tsx";
import * as messages from "../messages.ts";

/** A placeholder in the editor for a shared block that visitors do not see. */
export default function SharedBlock() {
  return (
    <Section>
      <Empty>{messages.sharedBlockHidden}</Empty>
    </Section>
  );
}
