import { Empty } from "#app/ui/empty.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { QuoteCards } from "./cards.tsx";
import { Quotes } from "./quotes.tsx";

/** Without data only the editor shows it: visitors do not see an empty list. */
export default function Testimonials({ label, layout, data, place, ...props }: ViewProps<"testimonials">) {
  const { heading } = data?.texts ?? props;
  const Layout = layout === "cards" ? QuoteCards : Quotes;
  return (
    <Section number={place.number} label={label} heading={heading}>
      {data ? <Layout quotes={data.testimonials} /> : <HiddenTestimonials />}
    </Section>
  );
}

function HiddenTestimonials() {
  return (
    <Empty>
      Hidden from visitors: none of these testimonials is published, or they are turned off in the settings.
    </Empty>
  );
}
