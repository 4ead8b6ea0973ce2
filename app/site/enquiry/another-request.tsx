import { buttonClasses } from "#app/ui/button-look.ts";
import { leaveSentEnquiry } from "./enquiry-session.ts";

/** Shows an empty form in place of what was sent. */
export function AnotherRequest() {
  return (
    <button type="button" className={buttonClasses("ruled")} onClick={leaveSentEnquiry}>
      Send another request
    </button>
  );
}
