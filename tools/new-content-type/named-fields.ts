import { getTableColumns } from "drizzle-orm";
import { contentTable } from "#db/schema/publishing.ts";
import { messages } from "./messages.ts";

/** A field named on the command line: `place:text` or `closingDate:date:optional`. */
export interface NamedField {
  name: string;
  kind: Kind;
  isOptional: boolean;
}

interface FieldKind {
  /** The descriptor's arguments after the label. */
  options?: string;
  column: string;
  /** Whether the column of a required field is `notNull`. */
  isNotNull?: boolean;
  /** A value in the generated test. */
  sample: string;
}

type Kind = keyof typeof kinds;

const kinds = {
  text: { column: "text()", isNotNull: true, sample: `"Some text"` },
  longText: { column: "text()", isNotNull: true, sample: `"Some text"` },
  number: { options: "{ min: 0, max: 1_000_000 }", column: "integer()", sample: "1" },
  date: { column: "date()", sample: `"2026-01-31"` },
  picture: { column: "text()", isNotNull: true, sample: `"https://example.com/picture.webp"` },
  tags: { column: "text().array().notNull().default([])", sample: `["Some tag"]` },
  toggle: { column: "boolean().notNull().default(false)", sample: "true" },
  richText: { column: "jsonb().$type<unknown>()", sample: "body" },
} satisfies Record<string, FieldKind>;

/** The fields of every generated type. */
const always = ["title", "summary", "body"];

/** Parses arguments like `place:text`. Throws for invalid, repeated and reserved names, and for unknown kinds. */
export function namedFields(args: readonly string[]): NamedField[] {
  const reserved = [...always, ...Object.keys(getTableColumns(contentTable("any", {})))];
  return args.map((arg, position) => {
    const [name = "", kind = "", option] = arg.split(":");
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name) || !isKind(kind) || (option && option !== "optional"))
      throw new Error(messages.invalidField(arg, Object.keys(kinds).join(", ")));
    const isTaken =
      reserved.includes(name) || args.findIndex((each) => each.split(":")[0] === name) < position;
    if (isTaken) throw new Error(messages.fieldTaken(name));
    return { name, kind, isOptional: option === "optional" };
  });
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(kinds, kind);
}

/** `place: text("Place"),` */
export function descriptorOf({ name, kind, isOptional }: NamedField): string {
  const { options }: FieldKind = kinds[kind];
  const label = name.replace(/[A-Z0-9]+/g, (part) => ` ${part.toLowerCase()}`);
  const args = [`"${label.charAt(0).toUpperCase()}${label.slice(1)}"`, options].filter(Boolean).join(", ");
  return `${name}: ${kind}(${args})${isOptional ? ".optional()" : ""},`;
}

/** `place: text().notNull(),` */
export function columnOf({ name, kind, isOptional }: NamedField): string {
  const { column, isNotNull = false }: FieldKind = kinds[kind];
  return `${name}: ${column}${isNotNull && !isOptional ? ".notNull()" : ""},`;
}

/** `place: "Some text",` */
export function sampleOf({ name, kind }: NamedField): string {
  return `${name}: ${kinds[kind].sample},`;
}

/** Names to import for the columns: `jsonb`, `text` and `date`. */
export function columnTypesOf(fields: NamedField[]): string[] {
  const own = fields.map(({ kind }) => kinds[kind].column.replace(/\(.*/, ""));
  return [...new Set(["jsonb", "text", ...own])].toSorted();
}
