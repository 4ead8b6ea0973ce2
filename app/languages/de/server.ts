import type { serverMessages as english } from "../en/server.ts";
import { contentTypes } from "./content-types.ts";
import { discovery } from "./discovery.ts";
import { enquiryRefusals } from "./enquiry-refusals.ts";
import { home } from "./home.ts";
import { mails } from "./mails.ts";
import { officeClock } from "./office-clock.ts";
import { officeHours } from "./office-hours.ts";
import { refusals } from "./refusals.ts";

export const serverMessages = {
  contentTypes,
  discovery,
  enquiryRefusals,
  home,
  mails,
  officeClock,
  officeHours,
  refusals,
} satisfies typeof english;
