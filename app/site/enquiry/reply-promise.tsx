import type { ReactNode } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { Picture } from "#app/ui/picture.tsx";
import { unmanagedHtml } from "#app/ui/unmanaged-html.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ReplyTexts } from "./next-steps-texts.ts";

export interface ReplyPromiseProps {
  reply: ReplyTexts;
  /** Whether the request is sent: its receipt has the time of the reply. */
  isSent?: boolean;
}

/**
 * SITE-07: who replies, the local time there, and until when. `reply-promise.css` has its look; the page or dialog
 * loads it.
 */
export function ReplyPromise({ reply, isSent = false }: ReplyPromiseProps) {
  const { reply: texts } = useMessages().enquiry;
  const { person, city, hoursText } = reply;
  return (
    <Clock reply={reply} className="reply">
      <ReplyPortrait reply={reply} />
      <div className="reply-person">
        {person ? (
          <>
            <p className="mono text-muted">{texts.who}</p>
            <p className="reply-name">{person.name}</p>
            {person.role ? <p className="text-muted">{person.role}</p> : null}
          </>
        ) : null}
        <p className="reply-clock">
          {city} <b data-time="" {...unmanagedHtml} />
        </p>
        <p data-status="" className="text-muted" {...unmanagedHtml} />
        <p className="text-muted">{hoursText}</p>
      </div>
      {isSent ? null : (
        <div className="reply-deadline">
          <p>{texts.promise}</p>
          <Deadline className="voice" />
        </div>
      )}
    </Clock>
  );
}

export function Clock({
  reply,
  className,
  children,
}: {
  reply: ReplyTexts;
  className: string;
  children: ReactNode;
}) {
  // The element loads the clock when it is near the screen, so on a page it comes with the first interaction.
  const Element = useHydrated() ? "office-hours" : "div";
  return (
    // React 18 sets no class on custom elements.
    <div className={className}>
      <Element data-time-zone={reply.timeZone} data-hours={JSON.stringify(reply.hours)}>
        {children}
      </Element>
    </div>
  );
}

export function ReplyPortrait({ reply: { person } }: { reply: ReplyTexts }) {
  if (!person?.portrait) return null;
  return (
    <Picture
      picture={person.portrait}
      alt=""
      sizes="8rem"
      width={480}
      height={600}
      className="portrait reply-portrait"
    />
  );
}

/** Once the clock runs, the day and the time replace the rule by which they are counted. */
export function Deadline({ className }: { className?: string }) {
  const { rule } = useMessages().enquiry.reply;
  return (
    <span className={className}>
      <span data-deadline="" {...unmanagedHtml} />
      <span>{rule}</span>
    </span>
  );
}
