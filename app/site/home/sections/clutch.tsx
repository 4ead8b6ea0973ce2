import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HomeSectionProps } from "../home-data.ts";

/** A rating that others keep. */
export function ClutchSection({ home, number }: HomeSectionProps) {
  const { home_clutch_title, home_clutch_rating, home_clutch_reviews, home_clutch_url } = home.settings;
  return (
    <Section number={number} label="Clutch">
      <div className="grid items-end gap-x-6 gap-y-8 md:grid-cols-[minmax(0,1fr)_auto] xl:-mt-1">
        <div>
          <h3 className="heading max-w-[19em]">{home_clutch_title}</h3>
          <ButtonLink look="ruled" href={home_clutch_url} target="_blank" className="mt-8">
            Read them on Clutch
          </ButtonLink>
        </div>
        {home_clutch_rating ? (
          <p className="md:text-right">
            <span className="block text-[clamp(5rem,3.5rem+6vw,10rem)] leading-[0.8] font-[450] tracking-[-0.055em]">
              {home_clutch_rating}
            </span>
            {home_clutch_reviews ? (
              <span className="mono mt-4 block text-muted">{home_clutch_reviews}</span>
            ) : null}
          </p>
        ) : null}
      </div>
    </Section>
  );
}
