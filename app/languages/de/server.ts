import type { serverMessages as english } from "../en/server.ts";
import { enquiryRefusals } from "./enquiry-refusals.ts";
import { mails } from "./mails.ts";
import { officeHours } from "./office-hours.ts";

export const serverMessages = { enquiryRefusals, mails, officeHours } satisfies typeof english;
