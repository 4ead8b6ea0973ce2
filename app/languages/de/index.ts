import type { messages as english } from "../en/index.ts";
import { search } from "./search.ts";

export const messages = { search } satisfies typeof english;
