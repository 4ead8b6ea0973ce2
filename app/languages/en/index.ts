import { consent } from "./consent.ts";
import { errors } from "./errors.ts";
import { preview } from "./preview.ts";
import { search } from "./search.ts";
import { site } from "./site.ts";

/** Texts of the public site that browsers load, too. */
export const messages = { consent, errors, preview, search, site };
