import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** The log of the first site that startSites starts. */
const log = fileURLToPath(new URL("../../test-results/app-1.log", import.meta.url));

const line = z.object({
  level: z.number(),
  msg: z.string().optional(),
  method: z.string().optional(),
  path: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
});

/** Pino's level of errors. */
const error = 50;

/** Errors that the site has logged: no scanner request may cause one. */
export function loggedErrors(): string[] {
  return readFileSync(log, "utf8")
    .split("\n")
    .filter((text) => text.startsWith("{"))
    .map((text) => line.parse(JSON.parse(text)))
    .filter(({ level }) => level >= error)
    .map(({ msg, method, path, err }) => [method, path, msg, err?.message].filter(Boolean).join(" "));
}
