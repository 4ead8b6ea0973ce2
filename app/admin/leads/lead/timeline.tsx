import { Section } from "#app/admin/admin-page.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { duration, type Step, type TimelineEntry, timelineOf } from "#app/admin/leads/timeline.ts";
import { MarkdownView } from "#app/admin/markdown-view.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { Status, type Tone } from "#app/admin/status.tsx";
import type { Delivery } from "#app/domain/leads/deliveries.server.ts";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import type { Money } from "#app/domain/leads/money.ts";
import type { LeadReply } from "#app/domain/leads/replies.server.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { paths } from "#app/paths/paths.ts";

interface TimelineProps {
  lead: Lead;
  /** The text of notes and calls, by the id of their event. */
  notes: Record<string, RichText>;
  replies: LeadReply[];
  deliveries: Delivery[];
  money: Money;
}

/** The history of the lead, latest first. */
export function Timeline({ lead, notes, replies, deliveries, money }: TimelineProps) {
  const entries = timelineOf({ events: lead.events, replies, history: lead.visitorHistory, money });
  if (entries.length === 0) return <p className="text-muted">No activity yet.</p>;
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry.key} className="border-b border-line py-2.5 sm:flex sm:justify-between sm:gap-6">
          <div className="min-w-0 grow">
            <Entry entry={entry} notes={notes} deliveries={deliveries} />
          </div>
          {entry.at ? (
            <p className="ml-[15px] shrink-0 text-[0.75rem] text-muted sm:ml-0">
              <Moment at={entry.at} />
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

interface EntryProps extends Pick<TimelineProps, "notes" | "deliveries"> {
  entry: TimelineEntry;
}

function Entry({ entry, notes, deliveries }: EntryProps) {
  switch (entry.kind) {
    case "visit":
      return <Visit steps={entry.steps} />;
    case "note":
    case "call": {
      const text = notes[entry.key];
      return (
        <>
          <Status tone={entry.kind === "call" ? "good" : "quiet"}>
            {entry.kind === "call" ? "Call" : "Note"} by {entry.author}
          </Status>
          {text ? (
            <div className="ml-[15px]">
              <MarkdownView document={text} />
            </div>
          ) : null}
        </>
      );
    }
    case "reply": {
      const delivery = deliveries.find(({ id }) => id === entry.replyId);
      return (
        <>
          <Status tone={delivery ? deliveryTones[delivery.state] : "quiet"}>Reply by {entry.author}</Status>
          <p className="ml-[15px] text-muted">
            {entry.subject}
            {delivery ? `, ${deliveryWords[delivery.state].toLowerCase()}` : ""}
          </p>
          <details className="ml-[15px]">
            <summary className="w-fit cursor-pointer text-[0.75rem] text-muted hover:text-ink">
              Read message
            </summary>
            <p
              dir="auto"
              className="mt-1 max-w-[68ch] whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]"
            >
              {entry.body}
            </p>
          </details>
        </>
      );
    }
    case "event":
      return (
        <>
          <Status tone={entry.tone}>
            <span className="whitespace-normal">{entry.text}</span>
          </Status>
          {entry.note ? (
            <p className="ml-[15px] text-muted wrap-anywhere first-letter:uppercase">{entry.note}</p>
          ) : null}
        </>
      );
  }
}

/** The pages visited before the enquiry; a long list is collapsed. */
function Visit({ steps }: { steps: Step[] }) {
  const stays = steps.reduce((sum, { stay }) => sum + (stay ?? 0), 0);
  const pages = messages.pageCount(steps.length);
  const title = stays > 0 ? `Visited ${pages} in ${duration(stays)}` : `Visited ${pages}`;
  return (
    <>
      <Status tone="quiet">{title}</Status>
      <details className="ml-[15px]" open={steps.length <= 6}>
        <summary className="w-fit cursor-pointer text-[0.75rem] text-muted hover:text-ink">
          Pages visited
        </summary>
        <ol className="mt-1 max-w-[520px]">
          {steps.map(({ path, stay }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a visitor comes to the same page twice; nothing moves
            <li key={position} className="flex justify-between gap-4">
              <span className="wrap-anywhere">{path}</span>
              {stay === undefined ? null : (
                <span className="shrink-0 text-muted tabular-nums">{duration(stay)}</span>
              )}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

interface DeliveriesProps {
  leadId: string;
  deliveries: Delivery[];
  /** The path to return to. */
  here: string;
  mayUpdate: boolean;
}

/** The deliveries of a lead with their state, and a retry button. */
export function Deliveries({ leadId, deliveries, here, mayUpdate }: DeliveriesProps) {
  return (
    <Section title="Delivery">
      <ul>
        {deliveries.map((delivery) => (
          <li
            key={delivery.id}
            className="flex items-start justify-between gap-3 border-b border-line py-2 first:pt-0"
          >
            <div className="min-w-0">
              <Status tone={deliveryTones[delivery.state]}>{deliveryNames[delivery.kind]}</Status>
              <p className="ml-[15px] text-muted wrap-anywhere">
                {delivery.subject ? `“${delivery.subject}”, ` : ""}
                {delivery.subject
                  ? deliveryWords[delivery.state].toLowerCase()
                  : deliveryWords[delivery.state]}
                {delivery.deliveredAt ? (
                  <>
                    {" "}
                    <Moment at={delivery.deliveredAt} />
                  </>
                ) : null}
                {delivery.state !== "delivered" && delivery.reason ? `: ${delivery.reason}` : null}
                {delivery.nextTryAt ? (
                  <>
                    ; next try <Moment at={delivery.nextTryAt} />
                  </>
                ) : null}
              </p>
            </div>
            {mayUpdate && isToBeTried(delivery) ? (
              <PostButton
                action={paths.admin.leadDeliveries(leadId)}
                fields={{ delivery: delivery.id, returnTo: here }}
              >
                {delivery.state === "not-sent" ? "Send" : "Retry"}
                <span className="sr-only">: {delivery.subject ?? deliveryNames[delivery.kind]}</span>
              </PostButton>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function isToBeTried({ state }: Delivery): boolean {
  return state !== "delivered" && state !== "under-way";
}

const deliveryWords: Record<Delivery["state"], string> = {
  delivered: "Delivered",
  "under-way": "In progress",
  retrying: "Failed, retrying",
  failed: "Failed",
  "not-sent": "Not sent",
};

const deliveryTones: Record<Delivery["state"], Tone> = {
  delivered: "good",
  "under-way": "warn",
  retrying: "bad",
  failed: "bad",
  "not-sent": "quiet",
};

const deliveryNames: Record<Delivery["kind"], string> = {
  notification: "Mail to the team",
  confirmation: "Mail to the sender",
  webhook: "Webhook",
  reply: "Reply",
};
