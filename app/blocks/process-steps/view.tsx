import { RuledRows } from "#app/ui/ruled-rows.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ViewProps } from "../resolved-block.ts";

export default function ProcessSteps({ label, heading, steps, place }: ViewProps<"process-steps">) {
  return (
    <Section number={place.number} label={label} heading={heading}>
      <RuledRows rows={steps.map((step) => ({ ...step, key: step.title }))} level={heading ? 3 : undefined} />
    </Section>
  );
}
