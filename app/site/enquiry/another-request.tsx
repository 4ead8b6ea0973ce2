import { buttonClasses } from "#app/ui/button-link.tsx";
import { resetSentEnquiry } from "./enquiry-session.ts";
import * as messages from "./messages.ts";

/** Replaces the confirmation with an empty form. */
export function AnotherRequest() {
  return (
    <button type="button" className={buttonClasses("ruled")} onClick={resetSentEnquiry}>
      {messages.sendAnotherRequest}
    </button>
  );
}
