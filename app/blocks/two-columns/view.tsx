import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import { BlockPicture } from "../block-picture.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { RichTextDocument } from "../rich-text/document-view.tsx";
import type { TwoColumnsProps } from "./schema.ts";

type Column = TwoColumnsProps["left"];

export default function TwoColumns({ label, heading, left, right, widths, place }: ViewProps<"two-columns">) {
  const level = heading ? 3 : 2;
  return (
    <Section number={place.number} label={label} heading={heading}>
      <div className={classNames("grid gap-x-6 gap-y-12 xl:gap-x-12", heading && "mt-12", columns[widths])}>
        <ColumnView column={left} level={level} />
        <ColumnView column={right} level={level} />
      </div>
    </Section>
  );
}

function ColumnView({ column: { heading, text, image }, level }: { column: Column; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="min-w-0">
      {image ? (
        <figure className={heading || text ? "mb-7" : undefined}>
          <BlockPicture
            image={image}
            sizes="(max-width: 767px) 100vw, 46vw"
            width={1200}
            height={900}
            className="aspect-[4/3] w-full object-cover"
          />
          {image.caption ? <figcaption className="mono mt-3 text-muted">{image.caption}</figcaption> : null}
        </figure>
      ) : null}
      {heading ? (
        <Heading className="mb-5 border-t border-line pt-4 text-[clamp(1.375rem,1.2rem+0.8vw,1.875rem)] leading-tight font-medium tracking-[-0.025em]">
          {heading}
        </Heading>
      ) : null}
      {text ? <RichTextDocument document={text} /> : null}
    </div>
  );
}

const columns = {
  equal: "md:grid-cols-2",
  left: "md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
  right: "md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
};
