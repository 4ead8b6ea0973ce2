import { RuledRows } from "#app/ui/ruled-rows.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockPlace } from "../place.ts";
import type { ProcessStepsProps } from "./schema.ts";

export default function ProcessSteps({
  label,
  heading,
  steps,
  place,
}: ProcessStepsProps & { place: BlockPlace }) {
  return (
    <Section number={place.number} label={label} heading={heading}>
      <RuledRows rows={steps.map((step) => ({ ...step, key: step.title }))} level={heading ? 3 : undefined} />
    </Section>
  );
}
