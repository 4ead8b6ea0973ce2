import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { LinkablePage } from "#app/admin/fields/binding.ts";
import { formSchemaOf } from "#app/admin/fields/typed-values.ts";
import { loadMediaItems } from "#app/admin/media/media-items.ts";
import type { Finding } from "#app/admin/publishing/findings.tsx";
import { findBrokenLinks, findInHeadings, findInListing } from "#app/admin/publishing/text-checks.ts";
import { textsIn } from "#app/blocks/missing.ts";
import { messages as storeMessages } from "#app/domain/content-store/messages.ts";
import { asTyped, blankOf, isBlank } from "#app/domain/content-types/content-draft.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { mediaIdsIn } from "#app/domain/media/media-item.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";

/** The place of a finding about a content item: the name of a field. */
type ContentFinding = Finding<string>;

type Draft = Record<string, unknown>;

/** The values of a form. One that cannot be read is a text: its own field says what is wrong. */
export function draftInForm({ schema, fields }: AnyContentType, form: FormData): Draft {
  const values = fields.map((field) => {
    const part = z.object({ [field.name]: schema.shape[field.name] });
    const parsed = parseWithZod(form, { schema: formSchemaOf(part, { isDraft: true }) });
    const value: unknown =
      parsed.status === "success" ? parsed.value[field.name] : String(form.get(field.name));
    return [field.name, isBlank(value) ? blankOf(field) : value] as const;
  });
  return Object.fromEntries(values);
}

/** What blocks publishing, and advice that needs no answer of the site. */
export function findInDraft(type: AnyContentType, draft: Draft): ContentFinding[] {
  const stops = type.problemsOf(draft).map(({ field, message }): ContentFinding => {
    return { weight: "stop", message, place: field };
  });
  const texts = textFieldsOf(type).flatMap(({ name }) => findInHeadings(draft[name] as RichText, name));
  return [...stops, ...texts, ...findInSearchResult(type, draft)];
}

/** Only types with pages of their own are search results. */
function findInSearchResult({ publicPages, startField }: AnyContentType, draft: Draft): ContentFinding[] {
  if (!publicPages?.intro) return [];
  const { intro } = publicPages;
  return findInListing(
    { text: asTyped(draft[startField]), place: startField },
    { text: asTyped(draft[intro]), place: intro },
  );
}

/** The links and files of a draft, with the names of their fields. */
export function referencesIn(type: AnyContentType, draft: Draft) {
  return {
    links: textFieldsOf(type).flatMap(({ name: place }) =>
      textsIn(draft[place]).flatMap(({ name, text: href }) => (name === "href" ? [{ href, place }] : [])),
    ),
    files: type.fields.flatMap(({ name: place }) =>
      [...mediaIdsIn(draft[place])].map((id) => ({ id, place })),
    ),
  };
}

/** Broken links and deleted files. */
export async function findOnSite(
  type: AnyContentType,
  { links, files }: ReturnType<typeof referencesIn>,
  pages: readonly LinkablePage[],
): Promise<ContentFinding[]> {
  const [broken, library] = await Promise.all([
    findBrokenLinks(links, { pages }),
    loadMediaItems([...new Set(files.map(({ id }) => id))]),
  ]);
  const deleted = files.filter(({ id }) => !library.has(id));
  return [
    ...broken,
    ...deleted.map(({ place }): ContentFinding => {
      return { weight: "stop", message: storeMessages.fileDeleted(type.labelOf(place)), place };
    }),
  ];
}

const textFieldsOf = ({ fields }: AnyContentType) => fields.filter(({ control }) => control === "richText");
