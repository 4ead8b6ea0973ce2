import type { messages as english } from "../en/index.ts";
import { blocks } from "./blocks.ts";
import { dates } from "./dates.ts";
import { search } from "./search.ts";

export const messages = { blocks, dates, search } satisfies typeof english;
