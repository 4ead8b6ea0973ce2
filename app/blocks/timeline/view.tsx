import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import { Beside } from "../beside/beside.tsx";
import { BlockPicture } from "../block-picture.tsx";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function Timeline({ label, heading, moments, beside, data, place }: ViewProps<"timeline">) {
  const aside = <Beside beside={beside} data={data} />;
  const Title = heading ? "h3" : "h2";
  return (
    <Section number={place.number} label={label} heading={heading} aside={aside}>
      <ol className={classNames("border-l border-line", heading && "mt-12")}>
        {numbered(moments).map(({ key, when, title, text, image }) => (
          <li
            key={key}
            className="relative grid gap-x-6 gap-y-2 pb-12 pl-6 last:pb-0 md:grid-cols-[8rem_minmax(0,1fr)] md:pl-9"
          >
            <span aria-hidden="true" className="absolute top-[0.8rem] -left-px h-px w-4 bg-signal md:w-6" />
            <p className="mono pt-1.5">{when}</p>
            <div className="min-w-0">
              <Title className="text-[clamp(1.3125rem,1.15rem+0.7vw,1.75rem)] leading-tight font-medium tracking-[-0.025em]">
                {title}
              </Title>
              {text ? <p className="mt-2.5 max-w-[36em] text-[1.03125rem]">{text}</p> : null}
              {image ? (
                <BlockPicture
                  image={image}
                  sizes="(max-width: 767px) 90vw, 28rem"
                  width={960}
                  height={720}
                  className="mt-5 aspect-[16/10] w-full max-w-[28rem] object-cover"
                />
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
