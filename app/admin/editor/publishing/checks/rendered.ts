import type { AxeResults, NodeResult, Result, RunOptions } from "axe-core";
import axeScript from "axe-core/axe.min.js?url";
import type { Finding, FindingPlace } from "#app/admin/editor/publishing/finding-list.tsx";
import { fieldPath, textsIn } from "#app/blocks/missing.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import { messages } from "../messages.ts";

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
export async function findInRendered(shown: Document, draft: PageDraft): Promise<Finding[]> {
  const page = shown.querySelector("main");
  const inside: AxeWindow | null = shown.defaultView;
  if (!page || !inside) return [];
  if (!inside.axe) await loadAxe(shown);
  const results = await inside.axe?.run(page, options);
  const found = results?.violations.flatMap((violation) =>
    violation.nodes.map(
      (node): Finding => ({
        weight: "advice",
        message: wordsFor(violation),
        place: placeOf(shown, node, draft),
      }),
    ),
  );
  const files = inside.performance.getEntriesByType("resource");
  return [
    ...(found ?? []),
    ...findHeavy(
      files.filter((entry): entry is PerformanceResourceTiming => "encodedBodySize" in entry),
      (address) => placeOfPicture(shown, address),
    ),
  ];
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
  "heading-order": messages.aHeadingSkipsALevel,
  "empty-heading": messages.aHeadingIsEmpty,
  "image-alt": messages.aPictureHasNoAlternative,
  "color-contrast": messages.theContrastBetweenTextAnd,
  "link-name": messages.aLinkHasNoText,
};

function wordsFor({ id, help }: Result): string {
  return words[id] ?? help;
}

/** The block of an element and, if its text is one of the block's values, the field. */
function placeOf(shown: Document, { target }: NodeResult, draft: PageDraft): FindingPlace | undefined {
  const [selector] = target;
  const element = typeof selector === "string" ? shown.querySelector(selector) : null;
  const blockId = element?.closest<HTMLElement>("[data-block]")?.dataset.block;
  const block = draft.blocks.find(({ id }) => id === blockId);
  if (!element || !block) return undefined;
  const own = element.textContent?.trim();
  const field = textsIn(block.props).find(({ text }) => text !== "" && text.trim() === own);
  return { kind: "block", blockId: block.id, path: field ? fieldPath(field.path) : [] };
}

/** The block that shows a file; undefined if none does, such as for the cover. */
function placeOfPicture(shown: Document, address: string): FindingPlace | undefined {
  const image = [...shown.images].find(({ currentSrc }) => currentSrc === address);
  const blockId = image?.closest<HTMLElement>("[data-block]")?.dataset.block;
  return blockId ? { kind: "block", blockId, path: [] } : undefined;
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
 * Heavy pictures with their places, and the total page weight; scripts are excluded, because here they are the
 * editor's.
 */
export function findHeavy(
  loaded: readonly LoadedFile[],
  placeOf: (address: string) => FindingPlace | undefined,
): Finding[] {
  const files = loaded.filter(({ name }) => !name.endsWith(".js"));
  const pictures = files.filter(
    ({ initiatorType, encodedBodySize }) => initiatorType === "img" && encodedBodySize > heavyFile,
  );
  const total = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return [
    ...pictures.map(({ name, encodedBodySize }) => {
      const file = new URL(name).pathname.split("/").at(-1);
      const message = messages.pictureIsHeavy(file ?? "", kilobytes(encodedBodySize));
      return { ...advice(message), place: placeOf(name) };
    }),
    ...(total > heavyPage ? [advice(messages.thePageHasOfPictures(kilobytes(total)))] : []),
  ];
}

function advice(message: string): Finding {
  return { weight: "advice", message };
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}
