import type { FormEvent } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import { BlockPicture } from "../block-picture.tsx";
import { BigValue } from "../counted.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { StoryStyles } from "../story-styles/story-styles.tsx";
import type { BeforeAfterProps } from "./schema.ts";

/**
 * A range input over the pictures moves the line between them, by dragging, touch or arrow keys. Without JavaScript the
 * pictures are stacked.
 */
export default function BeforeAfter(props: ViewProps<"before-after">) {
  const messages = useMessages().blocks.beforeAfter;
  const {
    label,
    heading,
    before,
    beforeFigure,
    beforeLabel,
    after,
    afterFigure,
    afterLabel,
    caption,
    place,
  } = props;
  return (
    <Section number={place.number} label={label} heading={heading}>
      <StoryStyles />
      <div className={classNames("relative grid overflow-hidden [--share:50%]", heading && "mt-12")}>
        <Half
          image={before}
          figure={beforeFigure}
          ground="on-sand"
          label={beforeLabel}
          className="col-start-1 row-start-1"
          side="left-0"
        />
        <Half
          image={after}
          figure={afterFigure}
          ground="on-ink"
          label={afterLabel}
          className="col-start-1 row-start-1 [clip-path:inset(0_0_0_var(--share))] noscript:row-start-2 noscript:[clip-path:none]"
          side="right-0 noscript:right-auto noscript:left-0"
        />
        <input
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          aria-label={messages.share(beforeLabel)}
          className="peer absolute inset-0 z-10 m-0 size-full cursor-ew-resize touch-pan-y opacity-0 noscript:hidden"
          onInput={updateShare}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-(--share) -ml-px w-0.5 bg-signal forced-color-adjust-none peer-focus-visible:w-1 noscript:hidden"
        >
          <span className="absolute top-1/2 left-1/2 flex size-11 -translate-1/2 items-center justify-center bg-signal text-ink">
            <svg
              aria-hidden="true"
              width="20"
              height="12"
              viewBox="0 0 20 12"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            >
              <path d="M6 1 1 6l5 5M14 1l5 5-5 5" />
            </svg>
          </span>
        </span>
      </div>
      {caption ? <p className="mono mt-3.5 max-w-[60em] text-muted">{caption}</p> : null}
    </Section>
  );
}

function updateShare({ currentTarget: { parentElement, value } }: FormEvent<HTMLInputElement>) {
  parentElement?.style.setProperty("--share", `${value}%`);
}

const noPicture = { alt: "", isDecorative: true };

interface HalfProps {
  image: BeforeAfterProps["before"];
  /** Shown without a picture, on a coloured background. */
  figure?: string;
  ground: "on-sand" | "on-ink";
  label: string;
  className: string;
  /** The side on which its text is. */
  side: string;
}

function Half({ image, figure, ground, label, className, side }: HalfProps) {
  return (
    <figure className={classNames("relative min-w-0", className)}>
      {figure && !image ? (
        <p className={classNames("half-figure", ground)}>
          <BigValue value={figure} />
        </p>
      ) : (
        <BlockPicture
          image={image ?? noPicture}
          sizes="(max-width: 1024px) 100vw, calc(100vw - 390px)"
          width={1600}
          height={1000}
          className="aspect-[4/3] w-full object-cover sm:aspect-[16/10]"
        />
      )}
      <figcaption className={classNames("mono absolute bottom-0 bg-paper px-3 py-2 text-ink", side)}>
        {label}
      </figcaption>
    </figure>
  );
}
