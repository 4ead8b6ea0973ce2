import { Empty } from "#app/ui/empty.tsx";
import { RuledRows } from "#app/ui/ruled-rows.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ViewProps } from "../resolved-block.ts";

/** Without data only the editor shows it: visitors do not see an empty list. */
export default function PageLinks({ label, heading, data, place }: ViewProps<"page-links">) {
  return (
    <Section number={place.number} label={label} heading={heading}>
      {data ? (
        <RuledRows
          rows={data.pages.map(({ id, title, path, excerpt }) => ({
            key: id,
            title,
            text: excerpt,
            href: path,
          }))}
        />
      ) : (
        <Empty>Hidden from visitors: the chosen page has no published subpages.</Empty>
      )}
    </Section>
  );
}
