import { Empty } from "#app/ui/empty.tsx";
import { Section } from "#app/ui/section.tsx";
import * as messages from "../messages.ts";
import type { ViewProps } from "../resolved-block.ts";
import { Quotes } from "./quotes.tsx";

export default function Testimonials({ label, heading, data, place }: ViewProps<"testimonials">) {
  return (
    <Section number={place.number} label={label} heading={heading}>
      {data.testimonials.length > 0 ? (
        <Quotes quotes={data.testimonials} />
      ) : (
        <Empty>{messages.noTestimonials}</Empty>
      )}
    </Section>
  );
}
