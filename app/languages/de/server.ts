import type { serverMessages as english } from "../en/server.ts";
import { contentTypes } from "./content-types.ts";
import { discovery } from "./discovery.ts";
import { home } from "./home.ts";
import { refusals } from "./refusals.ts";

export const serverMessages = { contentTypes, discovery, home, refusals } satisfies typeof english;
