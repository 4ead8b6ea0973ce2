import { ButtonLink } from "#app/ui/button-link.tsx";
import { displaySize } from "#app/ui/class-names.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { focusOf, pictureAlt } from "../block-picture.tsx";
import type { ViewProps } from "../resolved-block.ts";

/** The opening of a page: headline in large type, intro, facts, and a full-bleed picture. */
export default function Hero({ headline, lead, facts, image, action, place }: ViewProps<"hero">) {
  const Headline = place.isOpening ? "h1" : "h2";
  return (
    <section className={place.isOpening ? "hero" : "mt-breath"}>
      <div className="pr-edge-right pl-edge-left">
        <Headline className={`display ${displaySize(headline)}`}>{headline}</Headline>
        <div className="hero-grid mt-9 grid grid-cols-1 items-start gap-x-6 gap-y-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            {lead ? <p className="lead max-w-[25em]">{lead}</p> : null}
            {action ? (
              <ButtonLink look="ruled" href={action.href} className="mt-7">
                {action.label}
              </ButtonLink>
            ) : null}
          </div>
          <Facts facts={facts} className="hero-facts xl:mt-2" />
        </div>
      </div>
      {image ? (
        <Figure
          picture={image}
          alt={pictureAlt(image)}
          caption={image.caption}
          focus={focusOf(image)}
          isFirst={place.isOpening}
          className="hero-picture mt-opening-picture"
        />
      ) : null}
    </section>
  );
}
