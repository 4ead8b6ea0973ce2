import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HomeSectionProps } from "../home-data.ts";

export function ClutchSection({ home, number }: HomeSectionProps) {
  const { home_clutch_title, home_clutch_rating, home_clutch_reviews, home_clutch_url } = home.settings;
  return (
    <Section number={number} label="Clutch" heading={home_clutch_title}>
      <div className="mt-12 flex flex-wrap items-end justify-between gap-x-12 gap-y-8 border-t border-line pt-3.5">
        {home_clutch_rating ? (
          <p>
            <span className="block text-[clamp(3rem,2rem+3vw,5rem)] leading-none font-[450] tracking-[-0.045em]">
              {home_clutch_rating}
            </span>
            {home_clutch_reviews ? (
              <span className="mt-2.5 block text-[0.96875rem] text-muted">{home_clutch_reviews}</span>
            ) : null}
          </p>
        ) : null}
        <ButtonLink look="ruled" href={home_clutch_url} target="_blank">
          Read them on Clutch
        </ButtonLink>
      </div>
    </Section>
  );
}
