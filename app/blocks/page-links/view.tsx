import { Empty } from "#app/ui/empty.tsx";
import { RuledRows } from "#app/ui/ruled-rows.tsx";
import { Section } from "#app/ui/section.tsx";
import * as messages from "../messages.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function PageLinks({ label, heading, data, place }: ViewProps<"page-links">) {
  return (
    <Section number={place.number} label={label} heading={heading}>
      {data.pages.length > 0 ? (
        <RuledRows
          rows={data.pages.map(({ id, title, path, excerpt }) => ({
            key: id,
            title,
            text: excerpt,
            href: path,
          }))}
        />
      ) : (
        <Empty>{messages.noPages}</Empty>
      )}
    </Section>
  );
}
