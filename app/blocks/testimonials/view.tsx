import { Empty } from "#app/ui/empty.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { QuoteCards } from "./cards.tsx";
import * as messages from "./messages.ts";
import { Quotes } from "./quotes.tsx";

/** Without data only the editor shows it: visitors do not see an empty list. */
export default function Testimonials({ label, layout, data, place, ...props }: ViewProps<"testimonials">) {
  const { heading } = data?.texts ?? props;
  const Layout = layout === "cards" ? QuoteCards : Quotes;
  return (
    <Section number={place.number} label={label} heading={heading}>
      {data ? <Layout quotes={data.testimonials} /> : <Empty>{messages.nothingHere}</Empty>}
    </Section>
  );
}
