import type { messages as english } from "../en/index.ts";
import { enquiry } from "./enquiry.ts";
import { search } from "./search.ts";

export const messages = { enquiry, search } satisfies typeof english;
