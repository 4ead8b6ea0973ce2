import { pino } from "pino";
import { env } from "./env.server.ts";

/** JSON lines on standard output. Personal data stays out of it: name a lead by its id, a person by account id. */
export const log = pino({ level: env.LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
