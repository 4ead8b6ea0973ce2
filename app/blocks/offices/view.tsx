import { Section } from "#app/ui/section.tsx";
import { HiddenSection } from "../hidden-section.tsx";
import { PeopleStyles } from "../people-styles/people-styles.tsx";
import type { ViewProps } from "../resolved-block.ts";
import type { OfficeMap } from "./map.server.ts";
import { OfficeList } from "./office-list.tsx";

export default function Offices({ label, data, place, ...props }: ViewProps<"offices">) {
  if (!data) return <HiddenSection label="Offices" />;
  const { heading, text } = data.texts ?? props;
  return (
    <Section number={place.number} label={label} heading={heading} intro={text}>
      {data.map ? <LandMap {...data.map} /> : null}
      <OfficeList offices={data.offices} hours={data.hours} city={heading ? "h3" : "h2"} />
    </Section>
  );
}

/** Decoration: everything on it is in the list below. */
function LandMap({ src, width, height, places, meridians }: OfficeMap) {
  return (
    <>
      <PeopleStyles />
      <div aria-hidden="true" className="land-map">
        <img
          src={src}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="paper-art"
        />
        {places.map(({ city, left, top }) => (
          <span
            key={city}
            className="land-map-office mono"
            data-side={left > 80 ? "left" : undefined}
            style={{ left: `${left}%`, top: `${top}%` }}
          >
            <i />
            <b style={{ maxWidth: `calc(${left > 80 ? left : 100 - left}vw - 1rem)` }}>{city}</b>
          </span>
        ))}
        {meridians.map(({ label, left }) => (
          <span key={label} className="land-map-meridian mono text-muted" style={{ left: `${left}%` }}>
            {label}
          </span>
        ))}
      </div>
    </>
  );
}
