import { blocks } from "./blocks.ts";
import { consent } from "./consent.ts";
import { dates } from "./dates.ts";
import { enquiry } from "./enquiry.ts";
import { errors } from "./errors.ts";
import { preview } from "./preview.ts";
import { search } from "./search.ts";
import { site } from "./site.ts";
import { toasts } from "./toasts.ts";

/** Texts of the public site that browsers load, too. */
export const messages = {
  blocks,
  consent,
  dates,
  enquiry,
  errors,
  preview,
  search,
  site,
  toasts,
};
