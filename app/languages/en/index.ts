import { enquiry } from "./enquiry.ts";
import { search } from "./search.ts";

/** Texts of the public site that browsers load, too. */
export const messages = { enquiry, search };
