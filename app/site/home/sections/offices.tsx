import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HomeSectionProps } from "../home-data.ts";

export function OfficesSection({ home, number }: HomeSectionProps) {
  const { home_offices_title, home_offices_description, home_offices_items } = home.settings;
  return (
    <Section number={number} label="Offices" heading={home_offices_title} intro={home_offices_description}>
      <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {home_offices_items.map(({ city, country, address, coordinates, imageUrl }) => (
          <li key={`${city} ${address}`} className="border-t border-line pt-3.5">
            {imageUrl ? (
              <Picture
                src={imageUrl}
                alt=""
                sizes="(max-width: 639px) 100vw, (max-width: 1023px) 50vw, 27vw"
                width={400}
                height={300}
                className="mb-4 aspect-[4/3] w-full bg-sand object-cover"
              />
            ) : null}
            <h3 className="text-[1.5rem] leading-tight font-medium tracking-[-0.025em]">{city}</h3>
            {country ? <p className="text-[0.9375rem] text-muted">{country}</p> : null}
            <address className="mt-4 text-[1.03125rem] leading-normal whitespace-pre-line not-italic">
              {address}
            </address>
            {coordinates ? <p className="mono mt-4 text-muted">{coordinates}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
