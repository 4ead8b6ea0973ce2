import { RuledRows } from "#app/ui/ruled-rows.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockPosition } from "../block-position.ts";
import type { ProcessStepsProps } from "./schema.ts";

export default function ProcessSteps({
  label,
  heading,
  steps,
  place,
}: ProcessStepsProps & { place: BlockPosition }) {
  return (
    <Section number={place.number} label={label} heading={heading}>
      <RuledRows rows={steps.map((step) => ({ ...step, key: step.title }))} level={heading ? 3 : undefined} />
    </Section>
  );
}
