import { useEffect, useRef } from "react";
import type { WorkingHours } from "#app/domain/leads/working-hours.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { unmanagedHtml } from "#app/ui/unmanaged-html.ts";
import href from "./enquiry-desks.css?url";

export interface Desks {
  hours: WorkingHours;
  offices: { city: string; timeZone: string; hoursText: string }[];
}

/** Where an enquiry is read: the offices with their hours. With the first interaction, their clocks replace the hours. */
export function EnquiryDesks({ offices, hours }: Desks) {
  const { desks } = useMessages().enquiry;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const left = new AbortController();
    import("#app/blocks/offices/office-clock.ts")
      .then(({ runOfficeClock }) => {
        for (const office of list.current?.querySelectorAll<HTMLElement>("[data-time-zone]") ?? [])
          runOfficeClock(office, left.signal);
      })
      .catch(() => {}); // the hours stay
    return () => left.abort();
  }, []);
  if (offices.length === 0) return null;
  return (
    <div className="enquiry-desks">
      <link rel="stylesheet" href={href} />
      <p className="mono text-muted">{desks}</p>
      <ul ref={list} data-hours={JSON.stringify(hours)}>
        {offices.map(({ city, timeZone, hoursText }) => (
          <li key={city + timeZone}>
            <div data-time-zone={timeZone}>
              <b>{city}</b>
              <p data-time="" {...unmanagedHtml} />
              <p data-status="" className="text-muted" {...unmanagedHtml} />
              <p className="text-muted">{hoursText}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
