import { useMessages } from "#app/languages/use-messages.ts";
import { buttonClasses } from "#app/ui/button-link.tsx";
import { resetSentEnquiry } from "./enquiry-session.ts";

/** Replaces the confirmation with an empty form. */
export function AnotherRequest() {
  const { receipt } = useMessages().enquiry;
  return (
    <button type="button" className={buttonClasses("ruled")} onClick={resetSentEnquiry}>
      {receipt.another}
    </button>
  );
}
