import { enquiryRefusals } from "./enquiry-refusals.ts";
import { mails } from "./mails.ts";
import { officeHours } from "./office-hours.ts";

/** Texts that only the server uses, so that no visitor downloads them. */
export const serverMessages = { enquiryRefusals, mails, officeHours };
