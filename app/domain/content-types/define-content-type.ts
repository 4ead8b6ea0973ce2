import type { z } from "zod";
import type { Policy } from "#app/domain/accounts/policies.ts";
import { isEmptyRichText, type RichText } from "#app/domain/rich-text/document.ts";
import { pictureProblems } from "#app/domain/rich-text/picture-problems.ts";
import { type DraftOf, inWords, storedSchema } from "./content-draft.ts";
import { type ContentField, contentFieldsOf } from "./content-fields.ts";

interface Definition<Fields extends z.ZodObject> {
  /** Names it in code, in jobs and in the audit log: `article` of `article.publish`. */
  name: string;
  /** Its part of the admin's addresses: `news` of `/admin/content/news`. */
  collection: string;
  /** What its list is called: "News". */
  label: string;
  /** What one is called within a sentence: "job opening". */
  singular: string;
  /** Its policies: `news` for `news.read`, `news.update` and `news.publish`. */
  policies: PolicyGroup;
  /** All that an editor can change and that goes live when it is published. */
  fields: Fields;
  /** The text that a new one begins with. It is its name wherever there is no `titleOf`. */
  startField: keyof Fields["shape"] & string;
  titleOf?: (draft: DraftOf<Fields>) => string;
  /** What a new one has besides: the author of an article. */
  initial?: (by: { name: string }) => Partial<DraftOf<Fields>>;
  /** Public addresses; without them it is shown by blocks alone. */
  address?: { list: () => string; item: (slug: string) => string };
  /** Its place in the search of the site: the words below the title, and the rest. */
  search?: (draft: DraftOf<Fields>) => { intro: string | null; body: (string | null)[] };
  /** The day that stands in lists, newest first. */
  dateField?: keyof Fields["shape"] & string;
  /** The last day on which it is listed, in UTC; its own page stays. */
  listedUntil?: keyof Fields["shape"] & string;
  /** Whether editors put it in order, instead of the newest first. */
  isOrdered?: boolean;
  /** Fields whose values editors may use again. */
  suggested?: (keyof Fields["shape"] & string)[];
  /** Fields that the list of the admin shows beside the title, and searches. */
  listed: (keyof Fields["shape"] & string)[];
  /** What keeps a draft from being published besides empty fields. */
  problemsOf?: (draft: DraftOf<Fields>) => ContentProblem[];
  /** What only publishing decides, such as the date of an article that has none. */
  complete?: (draft: DraftOf<Fields>, at: Date) => DraftOf<Fields>;
  /** What the admin says on its screens. */
  words: { start: string; create: string; empty: string };
}

/** The part of the policies' names that stands before `.publish`. */
type PolicyGroup = Extract<Policy, `${string}.publish`> extends `${infer Group}.publish` ? Group : never;

export interface ContentProblem {
  field: string;
  message: string;
}

export type ContentType<Fields extends z.ZodObject, Name extends string> = ReturnType<
  typeof defineContentType<Fields, Name>
>;

// biome-ignore lint/suspicious/noExplicitAny: stands for the fields of every content type
export type AnyContentType = ContentType<any, string>;

/**
 * Describes a content type: everything about it that is not its table (`tables.server.ts`) and its public pages
 * (app/site). Drafts, schedule, versions, trash, audit log, forms, lists and search follow. See docs/content-types.md.
 */
export function defineContentType<Fields extends z.ZodObject, const Name extends string>({
  fields: schema,
  ...definition
}: Definition<Fields> & { name: Name }) {
  const fields = contentFieldsOf(schema);
  const fieldOf = (name: string) => {
    const field = fields.find((each) => each.name === name);
    if (!field) throw new Error(`${definition.name} has no field ${name}`);
    return field;
  };
  return {
    ...definition,
    schema,
    fields,
    fieldOf,
    draftSchema: storedSchema<Fields>(fields),
    titleOf: (draft: DraftOf<Fields>): string =>
      definition.titleOf?.(draft) || String(draft[definition.startField] || "Untitled"),
    labelOf: (name: string) => fieldOf(name).label,
    inWords: (name: string, value: unknown) => inWords(fieldOf(name), value),
    /** Everything that keeps a draft from being published. */
    problemsOf: (draft: DraftOf<Fields>): ContentProblem[] => [
      ...fields.flatMap((field) => problemsIn(field, draft[field.name as keyof DraftOf<Fields>])),
      ...(definition.problemsOf?.(draft) ?? []),
    ],
  };
}

function problemsIn({ name: field, label, control, required }: ContentField, value: unknown) {
  const missing = { field, message: `${label} is missing` };
  if (control === "richText") {
    const document = value as RichText; // the schema of drafts has checked it
    if (isEmptyRichText(document)) return required ? [missing] : [];
    return pictureProblems(document).map((message) => ({ field, message }));
  }
  const isBlank = value === null || value === undefined || (typeof value === "string" && value.trim() === "");
  return required && isBlank ? [missing] : [];
}
