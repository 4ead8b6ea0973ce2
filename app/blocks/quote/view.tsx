import { classNames } from "#app/ui/class-names.ts";
import { BlockPicture } from "../block-picture.tsx";
import { StoryStyles } from "../story-styles/story-styles.tsx";
import { VoiceStyles } from "../voice-styles/voice-styles.tsx";
import type { QuoteProps } from "./schema.ts";

/** A quotation in large type; with a sand or dark background it is full-bleed. */
export default function Quote({ text, name, position, portrait, portraitSize, ground }: QuoteProps) {
  const isLarge = portrait && portraitSize === "large";
  return (
    <figure
      className={classNames(
        "mt-breath pr-edge-right pl-edge-left",
        ground !== "paper" && "py-[clamp(4rem,3rem+4vw,7rem)]",
        ground === "sand" && "on-sand",
        ground === "ink" && "on-ink",
        isLarge && "quote-large",
      )}
    >
      {isLarge ? (
        <>
          <StoryStyles />
          <BlockPicture
            image={portrait}
            sizes="12rem"
            width={192}
            height={192}
            className="portrait quote-portrait"
          />
        </>
      ) : (
        <VoiceStyles />
      )}
      <blockquote dir="auto" className="voice voice-quote whitespace-pre-line">
        {text}
      </blockquote>
      {name || position ? (
        <figcaption className="mt-9 flex items-center gap-4 text-[0.9375rem] leading-snug">
          {portrait && !isLarge ? (
            <BlockPicture
              image={portrait}
              sizes="3.5rem"
              width={192}
              height={192}
              className="portrait size-14 shrink-0 object-cover"
            />
          ) : (
            <span aria-hidden="true" className="h-px w-14 shrink-0 bg-signal" />
          )}
          <span className="min-w-0">
            {name ? (
              <span dir="auto" className="block font-semibold">
                {name}
              </span>
            ) : null}
            {position ? <span className="block text-muted">{position}</span> : null}
          </span>
        </figcaption>
      ) : null}
    </figure>
  );
}
