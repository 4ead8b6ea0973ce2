import { buttonClasses } from "#app/ui/button-look.ts";
import { leaveSentEnquiry } from "./enquiry-session.ts";

/** Replaces the confirmation with an empty form. */
export function AnotherRequest() {
  return (
    <button type="button" className={buttonClasses("ruled")} onClick={leaveSentEnquiry}>
      Send another request
    </button>
  );
}
