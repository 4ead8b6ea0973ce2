import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { HiddenSection } from "../hidden-section.tsx";
import type { BlockPlace } from "../place.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function HomeOffices({ data, place }: ViewProps<"home-offices"> & { place: BlockPlace }) {
  if (!data) return <HiddenSection label="Offices" />;
  const { title, description, items } = data;
  return (
    <Section number={place.number} label="Offices" heading={title} intro={description}>
      <ul className="mt-12 grid gap-x-6 gap-y-12 sm:grid-cols-2 md:mt-16 lg:grid-cols-3">
        {items.map(({ city, country, address, coordinates, imageUrl }) => (
          <li key={`${city} ${address}`}>
            {imageUrl ? (
              <Picture
                src={imageUrl}
                alt=""
                sizes="(min-width: 64.0625rem) 27vw, (min-width: 30rem) 50vw, 100vw"
                width={960}
                height={720}
                className="mb-5 aspect-[4/3] w-full bg-sand object-cover"
              />
            ) : null}
            <div className="border-t border-line pt-3.5">
              <h3 className="text-[clamp(1.5rem,1.3rem+0.9vw,2.125rem)] leading-tight font-medium tracking-[-0.03em]">
                {city}
              </h3>
              {country ? <p className="text-[0.9375rem] text-muted">{country}</p> : null}
              <address className="mt-4 text-[1.03125rem] leading-normal whitespace-pre-line not-italic">
                {address}
              </address>
              {coordinates ? <p className="mono mt-4 text-muted">{coordinates}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
