import type { z } from "zod";
import type { Policy } from "#app/domain/accounts/policies.ts";
import { isEmptyRichText, type RichText } from "#app/domain/rich-text/document.ts";
import { pictureProblems } from "#app/domain/rich-text/picture-problems.ts";
import { type DraftOf, inWords, isBlank, storedSchema } from "./content-draft.ts";
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
  /** Its public list and a page for each below it. Without them it is shown by blocks alone. */
  publicPages?: PublicPages<keyof Fields["shape"] & string>;
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

interface PublicPages<Name extends string> {
  /** Of the list; pages are below it. */
  address: string;
  /** Of the list: "Careers". */
  title: string;
  description: string;
  /** Stands where the list would while nothing is published. */
  empty: string;
  /** Stands on the page of one whose last day in lists is over. */
  closed?: string;
  /** The text below the title and in lists, the document of the page, and its picture, by the names of their fields. */
  intro?: Name;
  body?: Name;
  picture?: Name;
}

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
  const { address } = definition.publicPages ?? {};
  return {
    ...definition,
    address: address ? { list: () => address, item: (slug: string) => `${address}/${slug}` } : undefined,
    schema,
    fields,
    fieldOf,
    draftSchema: storedSchema<Fields>(fields),
    titleOf: (draft: DraftOf<Fields>): string =>
      definition.titleOf?.(draft) || String(draft[definition.startField] || "Untitled"),
    labelOf: (name: string) => fieldOf(name).label,
    /** A value for comparisons and conflicts. */
    inWords: (name: string, value: unknown) => inWords(fieldOf(name), value) || "Empty",
    /** Its place in the search of the site: the words below the title, and the rest. */
    searchWords: (draft: DraftOf<Fields>) => {
      const { startField, publicPages } = definition;
      const named = fields.map((field) => ({
        ...field,
        words: inWords(field, draft[field.name as keyof typeof draft]),
      }));
      return {
        intro: named.find(({ name }) => name === publicPages?.intro)?.words ?? "",
        body: named
          .filter(
            ({ name, control }) =>
              searched.includes(control) && name !== startField && name !== publicPages?.intro,
          )
          .map(({ words }) => words),
      };
    },
    /** Everything that keeps a draft from being published. */
    problemsOf: (draft: DraftOf<Fields>): ContentProblem[] => [
      ...fields.flatMap((field) => problemsIn(field, draft[field.name as keyof DraftOf<Fields>])),
      ...(definition.problemsOf?.(draft) ?? []),
    ],
  };
}

/** Throws for a type without public pages. */
export function publicPagesOf({ name, publicPages, address }: AnyContentType) {
  if (!publicPages || !address) throw new Error(`the content type ${name} has no public pages`);
  return { ...publicPages, address };
}

/** The kinds of fields whose words are found in the search of the site. */
const searched: ContentField["control"][] = ["text", "longText", "richText", "tags"];

function problemsIn({ name: field, label, control, required }: ContentField, value: unknown) {
  const missing = { field, message: `${label} is missing` };
  if (control === "richText") {
    const document = value as RichText; // the schema of drafts has checked it
    if (isEmptyRichText(document)) return required ? [missing] : [];
    return pictureProblems(document).map((message) => ({ field, message }));
  }
  return required && isBlank(value) ? [missing] : [];
}
