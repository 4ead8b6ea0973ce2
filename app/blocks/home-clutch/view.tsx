import { useMessages } from "#app/languages/use-messages.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { HiddenSection } from "../hidden-section.tsx";
import type { ViewProps } from "../resolved-block.ts";

/** The rating on an external review site. */
export default function HomeClutch({ data, place }: ViewProps<"home-clutch">) {
  const messages = useMessages().blocks.homeClutch;
  if (!data) return <HiddenSection label={messages.label} />;
  const { title, rating, reviews, url } = data;
  return (
    <Section number={place.number} label={messages.label}>
      <div className="home-rating grid items-end gap-x-6 gap-y-8 md:grid-cols-[minmax(0,1fr)_auto] xl:-mt-1">
        <div>
          <h3 className="heading max-w-[19em]">{title}</h3>
          <ButtonLink look="ruled" href={url} target="_blank" className="mt-8">
            {messages.readReviews}
          </ButtonLink>
        </div>
        {rating ? (
          <p className="md:text-right">
            <span className="block text-[clamp(5rem,3.5rem+6vw,10rem)] leading-[0.9] font-[450] tracking-[-0.055em]">
              {rating}
            </span>
            {reviews ? <span className="mono mt-4 block text-muted">{reviews}</span> : null}
          </p>
        ) : null}
      </div>
    </Section>
  );
}
