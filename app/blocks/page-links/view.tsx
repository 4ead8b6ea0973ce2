import { useMessages } from "#app/languages/use-messages.ts";
import { Empty } from "#app/ui/empty.tsx";
import { RuledRows } from "#app/ui/ruled-rows.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ViewProps } from "../resolved-block.ts";

export default function PageLinks({ label, heading, data, place }: ViewProps<"page-links">) {
  const messages = useMessages().blocks.pageLinks;
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
        <Empty>{messages.empty}</Empty>
      )}
    </Section>
  );
}
