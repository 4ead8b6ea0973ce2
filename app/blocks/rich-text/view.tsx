import { Section } from "#app/ui/section.tsx";
import { Beside } from "../beside/beside.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { RichTextDocument } from "./document-view.tsx";

/** Running text, below a section's number and heading; without them, a passage with its own layout. */
export default function RichText({ label, heading, body, beside, data, place }: ViewProps<"rich-text">) {
  const isPassage = !label && !heading;
  const aside = <Beside beside={beside} data={data} />;
  if (isPassage) {
    return (
      <div className="passage mt-14 grid pr-edge-right pl-edge-left">
        <RichTextDocument document={body} />
        {aside}
      </div>
    );
  }
  return (
    <Section number={place.number} label={label} heading={heading} aside={aside}>
      <div className={heading ? "mt-9" : ""}>
        <RichTextDocument document={body} />
      </div>
    </Section>
  );
}
