import type { Composition } from "../composition.ts";
import { lisbon } from "./lisbon.ts";
import { manchester } from "./manchester.ts";
import { vilnius } from "./vilnius.ts";

/** The towns of the offices. */
export const offices: Record<string, Composition> = { lisbon, vilnius, manchester };
