import type { z } from "zod";
import type { Policy } from "#app/domain/accounts/policies.ts";
import { blocksOf, contentChangesSchema } from "#app/domain/documents/content.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import { isEmptyRichText, pictureProblems, type RichText } from "#app/domain/rich-text/document.ts";
import { addressIn } from "#app/languages/addresses.ts";
import { storedEdition } from "#app/languages/language.ts";
import type { ServerMessages } from "#app/languages/messages.server.ts";
import {
  type ContentField,
  contentFieldsOf,
  type DraftOf,
  inWords,
  isBlank,
  readField,
  storedSchema,
  typedFieldsSchema,
} from "./content-draft.ts";
import * as messages from "./messages.ts";

interface Definition<Fields extends z.ZodObject> {
  /** Name in code, jobs and the audit log: `article` in `article.publish`. */
  name: string;
  /** Segment of admin URLs: `news` in `/admin/content/news`. */
  collection: string;
  /** Title of the list: "News". */
  label: string;
  /** Noun within a sentence: "job opening". */
  singular: string;
  /** Policy prefix: `news` for `news.read`, `news.update` and `news.publish`. */
  policies: PolicyGroup;
  /** All fields that editors change and that publishing makes public. */
  fields: Fields;
  /** It is made of blocks, like a page: its table has the column `blocks`. */
  blocks?: BlockRules;
  /** The text field with which a new draft starts; also its title when `titleOf` is missing. */
  startField: keyof Fields["shape"] & string;
  titleOf?: (draft: DraftOf<Fields>) => string;
  /** Other initial values, such as the author of an article. */
  initial?: (by: { name: string }) => Partial<DraftOf<Fields>>;
  /** The public list and detail pages. Types without them are shown in blocks only. */
  publicPages?: PublicPages<keyof Fields["shape"] & string>;
  /** The date that lists show and sort by, newest first. */
  dateField?: keyof Fields["shape"] & string;
  /** Lists sort by the date ascending, as for events. */
  isSoonestFirst?: boolean;
  /** The last day on which lists show it, in UTC; its detail page remains. */
  listedUntil?: keyof Fields["shape"] & string;
  /** Editors set the order, instead of newest first. */
  isOrdered?: boolean;
  /** Fields whose existing values are suggested. */
  suggested?: (keyof Fields["shape"] & string)[];
  /** Fields that the admin list shows beside the title and searches. */
  listed: (keyof Fields["shape"] & string)[];
  /** Problems besides empty fields that prevent publishing. */
  problemsOf?: (draft: DraftOf<Fields>) => ContentProblem[];
  /** Sets values on publishing, such as the date of an article without one. */
  complete?: (draft: DraftOf<Fields>, at: Date) => DraftOf<Fields>;
  /** Texts of the admin screens. */
  words: { start: string; create: string; empty: string };
}

/** The prefix of policies that end in `.publish`. */
type PolicyGroup = Extract<Policy, `${string}.publish`> extends `${infer Group}.publish` ? Group : never;

interface PublicPages<Name extends string> {
  /** Path of the list; detail pages are below it. Those of other languages are in `app/languages/addresses.ts`. */
  address: string;
  /** Its texts in the language of the site. */
  texts: (messages: ServerMessages) => PublicTexts;
  /** Names of the fields for the intro, the body and the image. */
  intro?: Name;
  body?: Name;
  picture?: Name;
}

interface PublicTexts {
  /** Title of the list: "Careers". */
  title: string;
  description: string;
  /** Shown instead of an empty list. */
  empty: string;
  /** Shown on the detail page after the `listedUntil` day. */
  closed?: string;
}

/** Which blocks a type has: at least one. */
interface BlockRules {
  max: number;
  /** Whether a block type can be used. */
  accepts: (type: string) => boolean;
  /** Why others cannot. */
  refusal: string;
}

interface ContentProblem {
  field: string;
  message: string;
}

type ContentType<Fields extends z.ZodObject, Name extends string> = ReturnType<
  typeof defineContentType<Fields, Name>
>;

// biome-ignore lint/suspicious/noExplicitAny: accepts the fields of every content type
export type AnyContentType = ContentType<any, string>;

const stored = storedEdition("");

/**
 * Defines a content type except for its table (`tables.server.ts`) and its public pages (app/site). Drafts, schedule,
 * versions, trash, audit log, forms, lists and search derive from it. See docs/content-types.md.
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
  const valueIn = (draft: DraftOf<Fields>, { name }: ContentField) => draft[name as keyof DraftOf<Fields>];
  const { address } = definition.publicPages ?? {};
  return {
    ...definition,
    /** As stored links have it, unless an edition is given. */
    address: address
      ? {
          list: (edition = stored) => addressIn(address, edition),
          item: (slug: string, edition = stored) => addressIn(`${address}/${slug}`, edition),
        }
      : undefined,
    schema,
    fields,
    fieldOf,
    draftSchema: storedSchema<Fields>(fields, definition.blocks !== undefined),
    /** The changes of a save. */
    changesSchema: contentChangesSchema(typedFieldsSchema(fields)),
    titleOf: (draft: DraftOf<Fields>): string =>
      definition.titleOf?.(draft) || String(draft[definition.startField] || messages.untitled),
    labelOf: (name: string) => fieldOf(name).label,
    /** Returns a value as text for comparisons and conflicts. */
    inWords: (name: string, value: unknown) => inWords(fieldOf(name), value) || messages.empty,
    /** Search index entry: the title, the words below it, and the rest. */
    searchWords: (draft: DraftOf<Fields>) => {
      const { startField, publicPages } = definition;
      const named = fields.map((field) => ({
        ...field,
        words: inWords(field, valueIn(draft, field)),
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
    /** What publishing stores of a draft without problems: each value as its descriptor writes it. */
    complete: (draft: DraftOf<Fields>, at: Date): DraftOf<Fields> => {
      const read = fields.map((field) => {
        const { value, problems } = readField(schema, field, valueIn(draft, field));
        return [field.name, problems.length > 0 ? valueIn(draft, field) : value];
      });
      const written = { ...draft, ...Object.fromEntries(read) };
      return definition.complete?.(written, at) ?? written;
    },
    /**
     * Values that their descriptors refuse, which prevents publishing. Published ones may stay: they can be older than a
     * limit.
     */
    refusedValues: (draft: DraftOf<Fields>, published: DraftOf<Fields>): ContentProblem[] =>
      fields.flatMap((field) => {
        if (isSame(valueIn(draft, field), valueIn(published, field))) return [];
        const { problems } = readField(schema, field, valueIn(draft, field));
        return problems.map((message) => ({ field: field.name, message: `${field.label}: ${message}` }));
      }),
    /** Returns the missing and contradictory values of a draft, which prevent publishing. */
    problemsOf: (draft: DraftOf<Fields>): ContentProblem[] => [
      ...fields.flatMap((field) => problemsIn(field, valueIn(draft, field))),
      ...blockProblems(definition.blocks, draft),
      ...(definition.problemsOf?.(draft) ?? []),
    ],
  };
}

/** Throws for a type without public pages. */
export function publicPagesOf({ name, publicPages, address }: AnyContentType) {
  if (!publicPages || !address) throw new Error(`the content type ${name} has no public pages`);
  return { ...publicPages, address };
}

/** Field controls whose text the site search indexes. */
const searched: ContentField["control"][] = ["text", "longText", "richText", "tags"];

function blockProblems(rules: BlockRules | undefined, draft: object): ContentProblem[] {
  if (!rules) return [];
  const blocks = blocksOf(draft);
  return [
    ...(blocks.length === 0 ? [messages.noBlock] : []),
    ...(blocks.length > rules.max ? [messages.tooManyBlocks(rules.max)] : []),
    ...(blocks.some(({ type }) => !rules.accepts(type)) ? [rules.refusal] : []),
  ].map((message) => ({ field: "blocks", message }));
}

function problemsIn({ name: field, label, control, required }: ContentField, value: unknown) {
  const missing = { field, message: messages.isMissing(label) };
  if (control === "richText") {
    const document = value as RichText; // validated by the draft schema
    if (isEmptyRichText(document)) return required ? [missing] : [];
    return pictureProblems(document).map((message) => ({ field, message }));
  }
  return required && isBlank(value) ? [missing] : [];
}
