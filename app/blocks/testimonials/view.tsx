import { Empty } from "#app/ui/empty.tsx";
import { Section } from "#app/ui/section.tsx";
import * as messages from "../messages.ts";
import type { ViewProps } from "../resolved-block.ts";
import { Quotes } from "./quotes.tsx";

/** Without data only the editor shows it: visitors do not see an empty list. */
export default function Testimonials({ label, heading, data, place }: ViewProps<"testimonials">) {
  return (
    <Section number={place.number} label={label} heading={heading}>
      {data ? <Quotes quotes={data.testimonials} /> : <Empty>{messages.nothingHere}</Empty>}
    </Section>
  );
}
