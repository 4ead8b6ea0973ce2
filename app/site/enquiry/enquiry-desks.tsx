import type { WorkingHours } from "#app/domain/leads/working-hours.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { unmanagedHtml } from "#app/ui/unmanaged-html.ts";
import href from "./enquiry-desks.css?url";

export interface Desks {
  hours: WorkingHours;
  offices: { city: string; timeZone: string; hoursText: string }[];
}

/** Where an enquiry is read: the offices with their hours; `office-hours-element.ts` adds the local time. */
export function EnquiryDesks({ offices, hours }: Desks) {
  const { desks } = useMessages().enquiry;
  if (offices.length === 0) return null;
  return (
    <div className="enquiry-desks">
      <link rel="stylesheet" href={href} />
      <p className="mono text-muted">{desks}</p>
      <ul data-hours={JSON.stringify(hours)}>
        {offices.map(({ city, timeZone, hoursText }) => (
          <li key={city + timeZone}>
            <office-hours data-time-zone={timeZone}>
              <b>{city}</b>
              <p data-time="" {...unmanagedHtml} />
              <p data-status="" className="text-muted" {...unmanagedHtml} />
              <p className="text-muted">{hoursText}</p>
            </office-hours>
          </li>
        ))}
      </ul>
    </div>
  );
}
