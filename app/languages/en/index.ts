import { blocks } from "./blocks.ts";
import { dates } from "./dates.ts";
import { search } from "./search.ts";

/** Texts of the public site that browsers load, too. */
export const messages = { blocks, dates, search };
