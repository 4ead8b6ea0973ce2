import { isRouteErrorResponse, useParams, useRouteError } from "@remix-run/react";
import { useState } from "react";
import { AdminError, AdminPage } from "#app/admin/admin-page.tsx";
import { ButtonLink } from "#app/admin/button.tsx";
import { useUnsavedEntry } from "#app/admin/journal/use-form-journal.ts";
import { UnsavedTexts, useRejectedFields } from "#app/admin/publishing/unsaved-texts.tsx";
import { paths } from "#app/paths/paths.ts";

/**
 * Replaces the screen of a lead that was erased, whose data is no longer shown. What this person typed for it stays, to
 * be copied: from the rejected form, or stored in this browser.
 */
export function LeadError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <AdminError />;
  return (
    <AdminPage title="This lead no longer exists" back={{ to: paths.admin.leads(), label: "Leads" }}>
      <div className="grid justify-items-start gap-4">
        <p role="alert">Someone has erased it with all its data, or the address has a typing error.</p>
        <TypedTexts />
        <ButtonLink to={paths.admin.leads()}>Back to the leads</ButtonLink>
      </div>
    </AdminPage>
  );
}

const labels: Record<string, string> = {
  subject: "Subject",
  body: "Message",
  note: "Note",
  nextStep: "Next step",
};

function TypedTexts() {
  const sent = useRejectedFields();
  const { leadId } = useParams();
  const reply = useUnsavedEntry(`lead-reply:${leadId}`);
  const note = useUnsavedEntry(`lead-note:${leadId}`);
  const [isDiscarded, setDiscarded] = useState(false);
  if (isDiscarded) return null;
  const values = new Map([...sent, ...reply.typed, ...note.typed]);
  return (
    <UnsavedTexts
      texts={Object.entries(labels).map(([name, label]) => [label, values.get(name) ?? ""])}
      onDiscard={() => {
        reply.forget();
        note.forget();
        setDiscarded(true);
      }}
    />
  );
}
