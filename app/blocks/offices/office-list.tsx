import { Picture } from "#app/ui/picture.tsx";
import { InlineLink } from "#app/ui/smart-link.tsx";
import { telephone } from "#app/ui/telephone.ts";
import { unmanagedHtml } from "#app/ui/unmanaged-html.ts";
import type { OfficeListData } from "./data.server.ts";

interface OfficeListProps extends OfficeListData {
  /** Element of the cities: one level below the heading of the section, if it has one. */
  city: "h2" | "h3";
}

/** SITE-07: the offices with address, phone and hours; `office-hours-element.ts` adds the local time. */
export function OfficeList({ offices, hours, city: City }: OfficeListProps) {
  return (
    <ul
      data-hours={JSON.stringify(hours)}
      className="mt-12 grid gap-x-6 gap-y-12 md:grid-cols-3 2xl:-ml-[var(--label-column)]"
    >
      {offices.map(({ city, country, address, phone, timeZone, hoursText, coordinates, imageUrl }) => (
        <li key={`${city} ${address}`} className="min-w-0">
          {imageUrl ? (
            <Picture
              picture={imageUrl}
              alt=""
              sizes="(min-width: 48rem) 30vw, 100vw"
              width={960}
              height={720}
              className="mb-5 aspect-[16/9] w-full bg-sand object-cover md:aspect-[4/3]"
            />
          ) : null}
          <office-hours data-time-zone={timeZone} className="block border-t border-line pt-3.5">
            <div className="flex items-baseline justify-between gap-4">
              <City className="text-[clamp(1.5rem,1.3rem+0.9vw,2.125rem)] leading-tight font-medium tracking-[-0.03em]">
                {city}
              </City>
              <p
                data-time=""
                className="shrink-0 text-[1.0625rem] font-semibold tabular-nums"
                {...unmanagedHtml}
              />
            </div>
            <div className="flex flex-wrap justify-between gap-x-4 text-[0.9375rem] leading-snug text-muted">
              <p>{country}</p>
              <p data-status="" className="text-right tabular-nums" {...unmanagedHtml} />
            </div>
          </office-hours>
          <address className="mt-4 text-[1.03125rem] leading-normal whitespace-pre-line not-italic">
            {address}
          </address>
          {phone ? (
            <p className="mt-2 text-[1.03125rem] tabular-nums">
              <InlineLink href={telephone(phone)}>{phone}</InlineLink>
            </p>
          ) : null}
          <p className="mt-4 text-[0.9375rem] leading-snug text-muted">{hoursText}</p>
          {coordinates ? <p className="mono mt-4 text-muted">{coordinates}</p> : null}
        </li>
      ))}
    </ul>
  );
}
