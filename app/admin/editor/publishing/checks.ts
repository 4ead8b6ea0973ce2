import type { AxeResults, NodeResult, RunOptions } from "axe-core";
import axeScript from "axe-core/axe.min.js?url";
import { draftOf, type EditorStore } from "#app/admin/editor/editor.ts";
import type { BlockKind } from "#app/admin/editor/library.ts";
import { pageDraftOf } from "#app/admin/editor/page/page-draft.ts";
import type { ReferableContents } from "#app/admin/fields/binding.ts";
import { loadMediaItems } from "#app/admin/media/media-items.ts";
import { findBrokenLinks, findInListing } from "#app/admin/publishing/text-checks.ts";
import { fieldPath, type Missing, mediaIdsOf, missingMedia, textsIn } from "#app/blocks/missing.ts";
import { isContentReference } from "#app/domain/content-types/content-reference.ts";
import { blocksOf, type StoredBlock } from "#app/domain/documents/content.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import { isHome, misplacedSections } from "#app/domain/pages/home.ts";
import type { Finding, FindingPlace } from "./finding-list.tsx";
import { findSmallPictures } from "./small-pictures.ts";
import { findUnchanged } from "./unchanged-texts.ts";
import { findUntranslated } from "./untranslated-pages.ts";

type MissingOf = (block: StoredBlock) => Missing[];

/** Everything that was found in a page: missing values at once, links, files and the rendered page later. */
export function findInPage(state: EditorStore, missingOf: MissingOf) {
  const { type, item, published } = state;
  const draft = pageDraftOf(state);
  const own = type.problemsOf(draft, published).map(({ path, message }): Finding => {
    return { weight: "stop", message, place: { kind: "field", path } };
  });
  const blocks = findInBlocks(state, missingOf);
  const first = [
    ...own,
    ...misplacedSections(item, draft.blocks).map(stopAt),
    ...blocks.first,
    ...findInPageListing(item, draft),
  ];
  return { first, findAll: async () => [...first, ...(await blocks.later())] };
}

/** The same of the blocks of any document, and of texts that are still those of the original. */
export function findInBlocks(state: EditorStore, missingOf: MissingOf) {
  const { item, pages, pagesElsewhere, originalTexts, contents, kinds, frame } = state;
  const language = item.inLanguage?.code;
  const blocks = blocksOf(draftOf(state));

  async function later(): Promise<Finding[]> {
    await frame?.whenSettled();
    const shown = frame?.document;
    const found = await Promise.all([
      findBrokenLinks(linksOf(blocks), { pages, pagesElsewhere, language, shown }),
      findInMedia(blocks, kinds),
      shown ? findInRendered(shown, blocks) : [],
    ]);
    return found.flat();
  }
  return {
    first: [
      ...blocks.flatMap(missingOf).map(stopAt),
      ...findInReferences(blocks, { kinds, contents }),
      ...findUntranslated(blocks, { kinds, pages, pagesElsewhere }),
      ...findUnchanged(draftOf(state), originalTexts),
    ],
    later,
  };
}

function stopAt({ blockId, message, path }: Missing): Finding {
  return { weight: "stop", message, place: { kind: "block", blockId, path } };
}

/** Advice on the page's search result and share card; the home page uses the texts of its stage. */
function findInPageListing(
  page: { slug: string },
  { searchTitle, searchDescription, excerpt, title, noindex }: PageDraft,
): Finding[] {
  if (noindex || isHome(page)) return [];
  const text = searchDescription || excerpt || "";
  const name = text === "" || searchDescription ? "searchDescription" : "excerpt";
  return findInListing<FindingPlace>(
    { text: searchTitle || title, place: { kind: "field", path: ["searchTitle"] } },
    { text, place: { kind: "field", path: [name] } },
  );
}

/** Media files that block publishing, in their current state, and advice on small pictures. */
async function findInMedia(blocks: StoredBlock[], kinds: ReadonlyMap<string, BlockKind>): Promise<Finding[]> {
  const library = await loadMediaItems(mediaIdsOf(blocks));
  return [...missingMedia(blocks, library).map(stopAt), ...findSmallPictures(blocks, kinds, library)];
}

/** The links of blocks, with their fields. */
function linksOf(blocks: StoredBlock[]): { href: string; place: FindingPlace }[] {
  return blocks.flatMap(({ id: blockId, props }) =>
    textsIn(props)
      .filter(({ name }) => name === "href")
      .map(({ text: href, path }) => ({ href, place: { kind: "block", blockId, path: fieldPath(path) } })),
  );
}

/** Testimonials and shared blocks that a block chooses, and that visitors do not see. */
function findInReferences(
  blocks: StoredBlock[],
  { kinds, contents }: { kinds: ReadonlyMap<string, BlockKind>; contents: ReferableContents },
): Finding[] {
  return blocks.flatMap(({ id: blockId, type, props }) =>
    (kinds.get(type)?.fields ?? []).flatMap(({ name, control, of = "", item = of }) => {
      const references = props[name];
      if (control !== "contentReferences" || !Array.isArray(references)) return [];
      return references.flatMap((reference: unknown): Finding[] => {
        const found = contents[of]?.find((item) => isContentReference(String(reference), item));
        if (found?.isPublished) return [];
        const message = found
          ? `The ${item} “${found.title}” is not published: visitors do not see it`
          : `A chosen ${item} was deleted or renamed: remove it or choose another`;
        return [{ ...advice(message), place: { kind: "block", blockId, path: [name] } }];
      });
    }),
  );
}

/** WCAG 2.2 AA, and axe's best-practice rules for headings. */
const options: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  rules: { "heading-order": { enabled: true }, "empty-heading": { enabled: true } },
  resultTypes: ["violations"],
};

interface AxeWindow extends Window {
  axe?: { run: (context: Element, options: RunOptions) => Promise<AxeResults> };
}

/** Accessibility findings in the rendered page. */
async function findInRendered(shown: Document, blocks: StoredBlock[]): Promise<Finding[]> {
  const page = shown.querySelector("main");
  const inside: AxeWindow | null = shown.defaultView;
  if (!page || !inside) return [];
  if (!inside.axe) await loadAxe(shown);
  await whenStylesAreStable(shown);
  const results = await inside.axe?.run(page, options);
  const found = results?.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => ({ ...advice(words[id] ?? help), place: placeOf(shown, node, blocks) })),
  );
  const files = inside.performance.getEntriesByType("resource");
  return [
    ...(found ?? []),
    ...findHeavy(
      files.filter((entry): entry is PerformanceResourceTiming => "encodedBodySize" in entry),
      placesOfPictures(shown),
    ),
  ];
}

/** Colours are measured while nothing fades in: fonts have loaded, and animations and transitions are at their end. */
async function whenStylesAreStable(shown: Document) {
  await shown.fonts.ready;
  for (const animation of shown.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (typeof endTime === "number" && Number.isFinite(endTime)) animation.finish();
  }
}

function loadAxe(shown: Document): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = shown.createElement("script");
    script.nonce = shown.querySelector<HTMLElement>("[nonce]")?.nonce ?? "";
    script.src = axeScript;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("the checks could not be loaded"));
    shown.head.append(script);
  });
}

const words: Record<string, string | undefined> = {
  "heading-order": "A heading skips a level",
  "empty-heading": "A heading is empty",
  "image-alt": "A picture has no alternative text",
  "color-contrast": "The contrast between text and background is too low",
  "link-name": "A link has no text",
};

/** The block of an element and, if its text is one of the block's values, the field. */
function placeOf(shown: Document, { target }: NodeResult, blocks: StoredBlock[]): FindingPlace | undefined {
  const [selector] = target;
  const element = typeof selector === "string" ? shown.querySelector(selector) : null;
  const blockId = element?.closest<HTMLElement>("[data-block]")?.dataset.block;
  const block = blocks.find(({ id }) => id === blockId);
  if (!element || !block) return undefined;
  const own = element.textContent?.trim();
  const field = textsIn(block.props).find(({ text }) => text !== "" && text.trim() === own);
  return { kind: "block", blockId: block.id, path: field ? fieldPath(field.path) : [] };
}

/** The block of each shown picture by its address; undefined outside of blocks, such as for the cover. */
function placesOfPictures({ images }: Document): Map<string, FindingPlace | undefined> {
  return new Map(
    [...images].map((image) => {
      const blockId = image.closest<HTMLElement>("[data-block]")?.dataset.block;
      return [image.currentSrc, blockId ? { kind: "block", blockId, path: [] } : undefined];
    }),
  );
}

/** A resource timing entry of a file that the page loaded. */
interface LoadedFile {
  name: string;
  initiatorType: string;
  /** Bytes transferred. */
  encodedBodySize: number;
}

/** Bytes of a file that takes a phone one second on slow 4G (1.6 Mbit/s, Lighthouse). */
const heavyFile = 200_000;
/** Bytes of a heavy page; the HTTP Archive median for phones is about 2.3 MB. */
const heavyPage = 1_500_000;

/**
 * Heavy pictures with their places, and the total page weight. Excluded are scripts, because here they are the
 * editor's, and pictures that are no longer shown.
 */
export function findHeavy(
  loaded: readonly LoadedFile[],
  places: Map<string, FindingPlace | undefined>,
): Finding[] {
  const files = loaded.filter(
    ({ name, initiatorType }) => !name.endsWith(".js") && (initiatorType !== "img" || places.has(name)),
  );
  const pictures = files.filter(
    ({ initiatorType, encodedBodySize }) => initiatorType === "img" && encodedBodySize > heavyFile,
  );
  const total = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return [
    ...pictures.map(({ name, encodedBodySize }) => {
      const file = new URL(name).pathname.split("/").at(-1);
      const message = `The picture ${file ?? ""} has ${kilobytes(encodedBodySize)}, which is slow on phones`;
      return { ...advice(message), place: places.get(name) };
    }),
    ...(total > heavyPage ? [advice(`The page has ${kilobytes(total)} of pictures, fonts and styles`)] : []),
  ];
}

function advice(message: string): Finding {
  return { weight: "advice", message };
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
