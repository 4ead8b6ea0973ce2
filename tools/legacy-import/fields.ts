import { createHash } from "node:crypto";
import { z } from "zod";
import { messages } from "./messages.ts";
import type { Row } from "./source.ts";

/** The largest number in a column of the type `integer`. */
const MAX_INTEGER = 2 ** 31 - 1;

/** An element of a PostgreSQL array: https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO */
const arrayElement = /"((?:[^"\\]|\\.)*)"|([^,{}"]+)/gs;

/** Reads the columns of a legacy row, tracks which were read, and records notes about changed values. */
export class Fields {
  readonly notes: string[] = [];
  readonly #row: Row;
  readonly #read = new Set<string>();

  constructor(row: Row) {
    this.#row = row;
  }

  value(name: string): unknown {
    this.#read.add(name);
    return this.#row[name] ?? null;
  }
  text(name: string): string | null {
    const value = this.value(name);
    return value === null ? null : typeof value === "string" ? value : JSON.stringify(value);
  }
  flag(name: string, otherwise: boolean): boolean {
    const text = this.text(name)?.toLowerCase();
    return text ? ["true", "t", "1", "yes"].includes(text) : otherwise;
  }
  whole(name: string): number {
    const value = this.value(name);
    const number = value === null ? 0 : Number(value);
    if (Number.isInteger(number) && Math.abs(number) <= MAX_INTEGER) return number;
    this.note(name, messages.notANumber(String(value)));
    return 0;
  }
  moment(name: string): Date | null {
    const text = this.text(name);
    if (text === null) return null;
    const moment = new Date(text);
    if (!Number.isNaN(moment.getTime())) return moment;
    this.note(name, messages.notATimestamp(text));
    return null;
  }
  /** JSON, or a string of JSON; `otherwise`, with a note, for anything else. */
  json(name: string, otherwise: unknown): unknown {
    const value = this.value(name);
    if (typeof value !== "string") return value ?? otherwise;
    try {
      return JSON.parse(value);
    } catch {
      this.note(name, messages.notJson);
      return otherwise;
    }
  }
  /** A list of texts, as JSON or as a PostgreSQL array. */
  texts(name: string): string[] {
    const value = this.value(name);
    const list =
      typeof value === "string" && /^\{.*\}$/s.test(value)
        ? elementsOf(value.slice(1, -1))
        : this.json(name, []);
    return z.array(z.coerce.string()).catch([]).parse(list);
  }
  one<Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value {
    const text = this.text(name);
    const found = values.find((value) => value === text);
    if (!found && text !== null) this.note(name, messages.unknownValue(text, otherwise));
    return found ?? otherwise;
  }
  /** The row's own id, or one derived deterministically from `name`. */
  id(name: string): string {
    const own = z.uuid().safeParse(this.value("id"));
    if (own.success) return own.data;
    const hex = createHash("sha256").update(name).digest("hex");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }
  note(name: string, problem: string) {
    this.notes.push(`${name}: ${problem}`);
  }
  /** Notes unread columns that have a value. */
  noteRest() {
    for (const [name, value] of Object.entries(this.#row))
      if (!this.#read.has(name) && value !== null && value !== "") this.note(name, messages.noColumn);
  }
}

function elementsOf(array: string): string[] {
  return [...array.matchAll(arrayElement)].flatMap(([, quoted, plain = ""]) => {
    if (quoted !== undefined) return [quoted.replace(/\\(.)/gs, "$1")];
    return plain.trim() === "NULL" ? [] : [plain.trim()];
  });
}
