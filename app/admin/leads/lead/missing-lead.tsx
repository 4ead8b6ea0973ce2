import { isRouteErrorResponse, Link, useParams, useRouteError } from "@remix-run/react";
import { useId, useState } from "react";
import { AdminError, AdminPage } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { messages } from "#app/admin/leads/messages.ts";
import { type Typed, useUnsavedEntries } from "#app/admin/publishing/form-journal.tsx";
import { paths } from "#app/http/paths.ts";
import { controlClasses, Field } from "#app/ui/field.tsx";

/**
 * Replaces the screen of a lead that was erased, whose data is no longer shown. What this person typed for it stays, to
 * be copied: from the rejected form, or stored in this browser.
 */
export function LeadError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <AdminError />;
  return (
    <AdminPage
      title={messages.thisLeadNoLongerExists}
      back={{ to: paths.admin.leads(), label: messages.leadsLabel }}
    >
      <div className="grid max-w-[760px] justify-items-start gap-4">
        <p role="alert">{messages.itWasErasedOrThe}</p>
        <TypedTexts sent={Array.isArray(error.data) ? error.data : []} />
        <Link to={paths.admin.leads()} className={buttonClasses.plain}>
          {messages.backToTheLeads}
        </Link>
      </div>
    </AdminPage>
  );
}

const labels: Record<string, string> = {
  subject: messages.subject,
  body: messages.message,
  note: messages.note,
  nextStep: messages.nextStep,
};

function TypedTexts({ sent }: { sent: Typed }) {
  const { leadId } = useParams();
  const { typed, forget } = useUnsavedEntries([`lead-reply:${leadId}`, `lead-note:${leadId}`]);
  const [isDiscarded, setDiscarded] = useState(false);
  const id = useId();
  const texts = [...new Map([...sent, ...typed])].filter(([name, text]) => labels[name] && text.trim());
  if (isDiscarded || texts.length === 0) return null;
  return (
    <>
      <p>{messages.whatYouTypedIsBelow}</p>
      {texts.map(([name, text]) => (
        <Field key={name} htmlFor={`${id}-${name}`} label={labels[name]} density="compact" className="w-full">
          <textarea
            id={`${id}-${name}`}
            readOnly
            value={text}
            rows={name === "body" ? 6 : 2}
            className={controlClasses("compact")}
          />
        </Field>
      ))}
      <button
        type="button"
        onClick={() => {
          forget();
          setDiscarded(true);
        }}
        className={`${buttonClasses.quiet} noscript:hidden`}
      >
        {messages.discardText}
      </button>
    </>
  );
}
