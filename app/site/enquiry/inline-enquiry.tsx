import { useEffect } from "react";
import { loadToaster } from "#app/ui/toasts.tsx";
import { AnotherRequest } from "./another-request.tsx";
import { AttributionFields } from "./attribution-fields.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { EnquirySent } from "./enquiry-sent.tsx";
import { resetSentEnquiry, useEnquirySession } from "./enquiry-session.ts";

/**
 * The form as a part of a page; replaced by the confirmation once sent. Without JavaScript, it is posted to `/lets-talk`.
 */
export function InlineEnquiry() {
  const { phase, receipt } = useEnquirySession();

  useEffect(() => {
    loadToaster().catch(() => {}); // loading is retried when a toast is shown
    return resetSentEnquiry;
  }, []);

  if (phase === "sent")
    return (
      <EnquirySent receipt={receipt} title="h3">
        <AnotherRequest />
      </EnquirySent>
    );
  return (
    <EnquiryForm>
      <AttributionFields />
    </EnquiryForm>
  );
}
