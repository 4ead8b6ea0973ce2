import { customProperties } from "#app/ui/custom-properties.ts";
import { Section } from "#app/ui/section.tsx";
import type { ViewProps } from "../resolved-block.ts";
import href from "./metrics.css?url";

/** Numbers with their descriptions; each page layout arranges them in its own way. */
export default function Metrics({ label, heading, items, place }: ViewProps<"metrics">) {
  return (
    <Section number={place.number} label={label} heading={heading} ground="sand">
      <link rel="stylesheet" href={href} />
      <div className="metrics-body mt-12">
        <dl className="metrics">
          {items.map(({ value, text }) => (
            <div key={`${value} ${text}`}>
              <dt>{text}</dt>
              <dd style={customProperties({ "--letters": Math.max(value.length, 4) })}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
