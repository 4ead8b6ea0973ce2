import { Section } from "#app/ui/section.tsx";
import { HiddenSection } from "../hidden-section.tsx";
import type { BlockPlace } from "../place.ts";
import type { ViewProps } from "../resolved-block.ts";
import type { OfficeMap } from "./map.server.ts";
import { OfficeList } from "./office-list.tsx";

export default function Offices({
  label,
  heading,
  text,
  data,
  place,
}: ViewProps<"offices"> & { place: BlockPlace }) {
  if (!data) return <HiddenSection label="Offices" />;
  return (
    <Section number={place.number} label={label} heading={heading} intro={text}>
      {data.map ? <LandMap {...data.map} /> : null}
      <OfficeList offices={data.offices} hours={data.hours} city={heading ? "h3" : "h2"} />
    </Section>
  );
}

/** Decoration: everything on it is in the list below. */
function LandMap({ width, height, lines, places, meridians }: OfficeMap) {
  return (
    <div
      aria-hidden="true"
      className="relative mt-12 -mr-edge-right pb-8 max-xl:-ml-edge-left xl:-ml-[13.375rem]"
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        stroke="currentColor"
        className="block w-full"
      >
        <path d={lines[0]} strokeWidth="2" strokeOpacity="0.7" />
        <path d={lines[1]} strokeWidth="2" strokeOpacity="0.7" className="max-md:hidden" />
      </svg>
      {places.map(({ city, left, top }) => (
        <span key={city} className="absolute" style={{ left: `${left}%`, top: `${top}%` }}>
          <span className="absolute size-2 -translate-1/2 bg-signal" />
          <span
            className={`mono absolute w-max -translate-y-1/2 bg-paper px-1 ${left > 80 ? "right-3" : "left-3"}`}
          >
            {city}
          </span>
        </span>
      ))}
      {meridians.map(({ label, left }) => (
        <span
          key={label}
          className="mono absolute bottom-0 w-max -translate-x-1/2 text-muted"
          style={{ left: `${left}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}
