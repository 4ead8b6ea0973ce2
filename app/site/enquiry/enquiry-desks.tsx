import type { WorkingHours } from "#app/domain/leads/working-hours.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { unmanagedHtml } from "#app/ui/unmanaged-html.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

export interface Desks {
  hours: WorkingHours;
  offices: { city: string; timeZone: string; hoursText: string }[];
}

/** Where an enquiry is read: the offices with their hours. With the first interaction, their clocks replace the hours. */
export function EnquiryDesks({ offices, hours }: Desks) {
  const { desks } = useMessages().enquiry;
  // The element loads a clock when it is near the screen, as it is here from the start.
  const Office = useHydrated() ? "office-hours" : "div";
  if (offices.length === 0) return null;
  return (
    <div className="enquiry-desks">
      <p className="mono text-muted">{desks}</p>
      <ul data-hours={JSON.stringify(hours)}>
        {offices.map(({ city, timeZone, hoursText }) => (
          <li key={city + timeZone}>
            <Office data-time-zone={timeZone}>
              <b>{city}</b>
              <p data-time="" {...unmanagedHtml} />
              <p data-status="" className="text-muted" {...unmanagedHtml} />
              <p className="text-muted">{hoursText}</p>
            </Office>
          </li>
        ))}
      </ul>
    </div>
  );
}
