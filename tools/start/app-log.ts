import type { ChildProcess } from "node:child_process";
import { createWriteStream } from "node:fs";
import { createInterface } from "node:readline";

/** A line of the app's pino log: level 40 is a warning, 50 an error, 60 fatal. */
interface Entry {
  level: number;
  time?: string;
  msg?: string;
  err?: { message?: string; stack?: string };
  [detail: string]: unknown;
}

const levelNames: [level: number, name: string][] = [
  [60, "fatal"],
  [50, "error"],
  [40, "warning"],
];

/** Lines of `remix-serve` that are omitted in the terminal: one per request, one at start, one at stop. */
const noise = [
  /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+ (\d{3}|-) \S+ - (\S+ ms|-)/,
  /^\[remix-serve\] /,
  /^undefined$/,
];

/** Writes the app's log to a file, and shows relevant lines in the terminal. */
export function sortOutput({ stdout, stderr }: ChildProcess, logFile: string) {
  const log = createWriteStream(logFile, { flags: "a", mode: 0o600 });
  let lastShown = "";
  for (const stream of [stdout, stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      const { keep, show } = sortLine(line);
      if (keep) log.write(`${keep}\n`);
      // A repeated message is shown once, until another one is shown.
      if (!show || show === lastShown) return;
      lastShown = show;
      console.log(keep ? `${new Date().toTimeString().slice(0, 8)} ${show}` : show);
    });
  }
}

/** The destination of a line of the app's output: its log file, the terminal, both or neither. */
export function sortLine(line: string): { keep?: string; show?: string } {
  const entry = parseEntry(line);
  if (entry) return { keep: line, show: entry.level >= 40 ? readable(entry) : undefined };
  if (line.trim() === "" || noise.some((pattern) => pattern.test(line))) return {};
  return { show: line };
}

function parseEntry(line: string): Entry | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    const parsed: unknown = JSON.parse(line);
    return isEntry(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && "level" in value && typeof value.level === "number";
}

/** Readable form: level, message, the rest as name=value; stack traces below. */
function readable({ level, time: _, msg, err, ...details }: Entry) {
  const name = levelNames.find(([from]) => level >= from)?.[1];
  const rest = Object.entries(details).map(([key, value]) => `${key}=${asText(value)}`);
  const words = [name, msg ?? err?.message, ...rest].filter(Boolean);
  const trace = level >= 50 ? err?.stack?.split("\n").slice(0, 6) : [err?.message];
  return [words.join(" "), ...(trace ?? [])].filter(Boolean).join("\n  ");
}

function asText(value: unknown) {
  return typeof value === "string" ? value : JSON.stringify(value);
}
