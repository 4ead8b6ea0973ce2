import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import { BlockPicture } from "../block-picture.tsx";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function Gallery({ label, heading, pictures, layout, place }: ViewProps<"gallery">) {
  return (
    <Section number={place.number} label={label} heading={heading}>
      <ul className={classNames("grid gap-x-6 gap-y-9", heading && "mt-12", columns[layout])}>
        {numbered(pictures).map(({ key, image }) => (
          <li key={key} className={layout === "lead" ? "first:sm:col-span-full" : undefined}>
            <figure>
              <BlockPicture
                image={image}
                sizes="(max-width: 639px) 100vw, (max-width: 1024px) 50vw, 46vw"
                width={1600}
                height={1000}
                className={classNames(
                  "w-full object-cover",
                  layout === "lead" && key === "0" ? "aspect-[16/9]" : "aspect-[4/3]",
                )}
              />
              {image.caption ? (
                <figcaption className="mono mt-3 text-muted">{image.caption}</figcaption>
              ) : null}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const columns = {
  lead: "sm:grid-cols-2",
  two: "sm:grid-cols-2",
  three: "sm:grid-cols-2 md:grid-cols-3",
};
