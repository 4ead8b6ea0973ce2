import { Section } from "#app/ui/section.tsx";
import { HiddenSection } from "../hidden-section.tsx";
import * as messages from "../home-messages.ts";
import { OfficeList } from "../offices/office-list.tsx";
import type { ViewProps } from "../resolved-block.ts";

export default function HomeOffices({ data, place }: ViewProps<"home-offices">) {
  if (!data) return <HiddenSection label={messages.offices} />;
  const { title, description, offices, hours } = data;
  return (
    <Section number={place.number} label={messages.offices} heading={title} intro={description}>
      <OfficeList offices={offices} hours={hours} city="h3" />
    </Section>
  );
}
