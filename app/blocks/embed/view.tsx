import { Section } from "#app/ui/section.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { ClickToLoad } from "./click-to-load.tsx";

export default function Embed(props: ViewProps<"embed">) {
  const { label, heading, address, title, shape, caption, place } = props;
  return (
    <Section number={place.number} label={label} heading={heading}>
      <figure className={heading ? "mt-12" : undefined}>
        <ClickToLoad address={address} title={title} shape={shapes[shape]} />
        {caption ? <figcaption className="mono mt-3.5 text-muted">{caption}</figcaption> : null}
      </figure>
    </Section>
  );
}

const shapes = {
  wide: "aspect-[4/3] sm:aspect-video",
  classic: "aspect-[4/3]",
  square: "aspect-square max-w-[44rem]",
};
