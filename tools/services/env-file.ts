import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { messages } from "./messages.ts";

/**
 * Writes variables so that a shell (`set -a; . .data/env`), `node --env-file` and `readEnvFile` read them identically.
 * Other users cannot read the file: it contains passwords.
 */
export function writeEnvFile(file: string, variables: Record<string, string>) {
  const lines = Object.entries(variables).map(([name, value]) => {
    if (/['\n]/.test(value)) throw new Error(messages.cannotBeStored(name, file));
    return `${name}='${value}'\n`;
  });
  writeFileSync(file, lines.join(""), { mode: 0o600 });
}

/** The variables of a file, or undefined when it is missing: then no services run. */
export function readEnvFile(file: string): NodeJS.Dict<string> | undefined {
  if (!existsSync(file)) return undefined;
  return parseEnv(readFileSync(file, "utf8"));
}
