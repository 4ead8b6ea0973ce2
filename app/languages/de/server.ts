import type { serverMessages as english } from "../en/server.ts";
import { contentTypes } from "./content-types.ts";
import { discovery } from "./discovery.ts";
import { refusals } from "./refusals.ts";

export const serverMessages = { contentTypes, discovery, refusals } satisfies typeof english;
