import { remember } from "@epic-web/remember";
import { cardProcess } from "./card-process.server.ts";

/** The process that renders share cards and icons. */
export const renderer = remember("card-process", () => cardProcess());
