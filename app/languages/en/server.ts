import { contentTypes } from "./content-types.ts";
import { discovery } from "./discovery.ts";
import { home } from "./home.ts";
import { refusals } from "./refusals.ts";

/** Texts that only the server uses. */
export const serverMessages = { contentTypes, discovery, home, refusals };
