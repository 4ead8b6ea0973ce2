import { RuledRows } from "#app/ui/ruled-rows.tsx";
import { Section } from "#app/ui/section.tsx";
import { Beside } from "../beside/beside.tsx";
import type { ViewProps } from "../resolved-block.ts";

export default function ProcessSteps({
  label,
  heading,
  steps,
  beside,
  data,
  place,
}: ViewProps<"process-steps">) {
  const aside = <Beside beside={beside} data={data} />;
  return (
    <Section number={place.number} label={label} heading={heading} aside={aside}>
      <RuledRows rows={steps.map((step) => ({ ...step, key: step.title }))} level={heading ? 3 : undefined} />
    </Section>
  );
}
