import type { messages as english } from "../en/index.ts";
import { consent } from "./consent.ts";
import { errors } from "./errors.ts";
import { preview } from "./preview.ts";
import { search } from "./search.ts";
import { site } from "./site.ts";

export const messages = { consent, errors, preview, search, site } satisfies typeof english;
