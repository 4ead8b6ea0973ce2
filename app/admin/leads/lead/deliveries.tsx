import { Section } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { messages } from "#app/admin/leads/messages.ts";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { Status, type Tone } from "#app/admin/status.tsx";
import type { Delivery } from "#app/domain/leads/deliveries.server.ts";
import { paths } from "#app/http/paths.ts";

interface DeliveriesProps {
  leadId: string;
  deliveries: Delivery[];
  mayUpdate: boolean;
}

/** The deliveries of a lead with their state, and a retry button. */
export function Deliveries({ leadId, deliveries, mayUpdate }: DeliveriesProps) {
  return (
    <Section title={messages.delivery}>
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
                    {messages.nextTry} <Moment at={delivery.nextTryAt} />
                  </>
                ) : null}
              </p>
            </div>
            {mayUpdate && isToBeTried(delivery) ? (
              <PostButton
                action={paths.admin.leadDeliveries(leadId)}
                fields={{ delivery: delivery.id }}
                className={buttonClasses.plain}
              >
                {delivery.state === "not-sent" ? messages.send : messages.retry}
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

export const deliveryWords: Record<Delivery["state"], string> = {
  delivered: messages.delivered,
  "under-way": messages.inProgress,
  retrying: messages.failedRetrying,
  failed: messages.failed,
  "not-sent": messages.notSent,
};

export const deliveryTones: Record<Delivery["state"], Tone> = {
  delivered: "good",
  "under-way": "warn",
  retrying: "bad",
  failed: "bad",
  "not-sent": "quiet",
};

const deliveryNames: Record<Delivery["kind"], string> = {
  notification: messages.mailToTheTeam,
  confirmation: messages.mailToTheSender,
  webhook: messages.webhook,
  reply: messages.reply,
};
