import { describeEvent, withoutRepeatedFailures } from "#app/admin/leads/lead-event.ts";
import { Moment } from "#app/admin/moment.tsx";
import { Section } from "#app/admin/section.tsx";
import { Status } from "#app/admin/status.tsx";
import type { Lead } from "#app/domain/leads/leads.server.ts";

/** What happened to the lead since it was sent, with the delivery of the mail and of the webhook. */
export function History({ events }: { events: Lead["events"] }) {
  return (
    <Section title="What happened">
      {events.length > 0 ? (
        <ol>
          {withoutRepeatedFailures(events).map((event) => {
            const { tone, text, note } = describeEvent(event);
            return (
              <li
                key={event.id}
                className="border-b border-line py-2 first:pt-0 sm:flex sm:justify-between sm:gap-4"
              >
                <div className="min-w-0">
                  <Status tone={tone}>{text}</Status>
                  {note ? (
                    <p className="ml-[15px] text-muted wrap-anywhere first-letter:uppercase">{note}</p>
                  ) : null}
                </div>
                <p className="ml-[15px] text-muted sm:ml-0">
                  <Moment at={event.createdAt} />
                </p>
              </li>
            );
          })}
        </ol>
      ) : (
        <p className="text-muted">Nothing yet.</p>
      )}
    </Section>
  );
}
