import { useEffect } from "react";
import { loadToaster } from "#app/ui/toasts.tsx";
import { AnotherRequest } from "./another-request.tsx";
import { AttributionFields } from "./attribution-fields.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { EnquirySent } from "./enquiry-sent.tsx";
import { leaveSentEnquiry, useEnquirySession } from "./enquiry-session.ts";

/** The form within a page, and what stands in its place once it is sent. Without script `/lets-talk` goes on with it. */
export function InlineEnquiry() {
  const { phase, receipt } = useEnquirySession();

  useEffect(() => {
    loadToaster().catch(() => {}); // the toasts themselves try again
    return leaveSentEnquiry;
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
