import { Section } from "#app/ui/section.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { RichTextDocument } from "./document-view.tsx";

/** Running text, below a section's number and heading; without them, a passage with its own layout. */
export default function RichText({ label, heading, body, place }: ViewProps<"rich-text">) {
  const isPassage = !label && !heading;
  if (isPassage) {
    return (
      <div className="mt-14 pr-edge-right pl-edge-left 2xl:pl-[calc(var(--edge-left)+13.375rem)]">
        <RichTextDocument document={body} />
      </div>
    );
  }
  return (
    <Section number={place.number} label={label} heading={heading}>
      <div className={heading ? "mt-9" : ""}>
        <RichTextDocument document={body} />
      </div>
    </Section>
  );
}
