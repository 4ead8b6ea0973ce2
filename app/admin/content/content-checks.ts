import type { EditorStore } from "#app/admin/editor/editor.ts";
import { findInBlocks } from "#app/admin/editor/publishing/checks.ts";
import type { Finding } from "#app/admin/editor/publishing/finding-list.tsx";
import { loadMediaItems } from "#app/admin/media/media-items.ts";
import type { Finding as GenericFinding } from "#app/admin/publishing/findings.tsx";
import { findBrokenLinks, findInHeadings, findInListing } from "#app/admin/publishing/text-checks.ts";
import { type Missing, textsIn } from "#app/blocks/missing.ts";
import { messages as storeMessages } from "#app/domain/content-store/messages.ts";
import { asTyped } from "#app/domain/content-types/content-draft.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import { mediaIdsIn } from "#app/domain/media/media-item.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";

/** The place of a finding about a content item: the name of a field. */
type ContentFinding = GenericFinding<string>;

type Draft = Record<string, unknown>;

/** Everything that was found in a content item: values at once, links and files later. */
export function findInContent(
  type: AnyContentType,
  state: EditorStore,
  missingOf: (block: StoredBlock) => Missing[],
) {
  const { history, published } = state;
  const draft = history.present;
  const blocks = findInBlocks(state, missingOf);
  const first = [...atFields(findInDraft(type, draft, published)), ...blocks.first];
  async function findAll() {
    const [found, later] = await Promise.all([
      findOnSite(type, referencesIn(type, draft), state),
      type.blocks ? blocks.later() : [],
    ]);
    return [...first, ...atFields(found), ...later];
  }
  return { first, findAll };
}

const atFields = (findings: ContentFinding[]): Finding[] =>
  findings.map(({ place, ...finding }) => ({
    ...finding,
    place: place === undefined || place === "blocks" ? undefined : { kind: "field", path: [place] },
  }));

/** What blocks publishing, and advice that needs no answer of the site. */
export function findInDraft(type: AnyContentType, draft: Draft, published: Draft): ContentFinding[] {
  const problems = [...type.problemsOf(draft), ...type.refusedValues(draft, published)];
  const stops = problems.map(({ field, message }): ContentFinding => {
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
async function findOnSite(
  type: AnyContentType,
  { links, files }: ReturnType<typeof referencesIn>,
  { item, pages, pagesElsewhere }: Pick<EditorStore, "item" | "pages" | "pagesElsewhere">,
): Promise<ContentFinding[]> {
  const [broken, library] = await Promise.all([
    findBrokenLinks(links, { pages, pagesElsewhere, language: item.inLanguage?.code }),
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
