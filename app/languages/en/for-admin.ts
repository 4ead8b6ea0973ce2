import { dates } from "./dates.ts";
import { errors } from "./errors.ts";
import { toasts } from "./toasts.ts";

/** The texts of the site that the admin shows as well. */
export const messages = { dates, errors, toasts };
