import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeProp } from "#app/admin/editor/model/block-operations.ts";
import { mergeVersions } from "#app/admin/editor/model/conflicts.ts";
import { article } from "#app/domain/content-types/article.ts";
import { blockOf } from "#app/domain/documents/content.ts";
import { findConflicts } from "#app/domain/documents/merge-three-way.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { aBlock } from "#tests/support/drafts.ts";
import { aDocumentEditor, aSite, type Network, page, reliable, unreached } from "#tests/support/save-loop.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const someNetwork = fc.constantFrom<Network>(
  reliable,
  async () => unreached, // the request is lost
  async (deliver) => {
    deliver();
    return unreached; // the response is lost
  },
  (deliver) => new Promise((resolve) => setTimeout(() => resolve(deliver()), 700)), // the request is delayed
);

/** A document, and the places in it that people type into. */
interface Typed<Content> {
  content: Content;
  places: { read: (content: Content) => unknown; write: (content: Content, words: string) => Content }[];
}

const inBlock = (number: number, prop: string): Typed<PageDraft>["places"][number] => ({
  read: (draft) => blockOf(draft, aBlock(number).id)?.props[prop],
  write: (draft, words) => changeProp(draft, aBlock(number).id, [prop], words),
});

function inFields<Content extends object>(content: Content, ...names: (keyof Content)[]): Typed<Content> {
  return {
    content,
    places: names.map((name) => ({
      read: (draft) => draft[name],
      write: (draft, words) => ({ ...draft, [name]: words }),
    })),
  };
}

const { brand_tagline, footer_copyright, footer_built_by_text } = defaultSettings;

test("ADMIN-06: two editors of a page lose no typed text on an unreliable network", () =>
  losesNothing({
    content: page,
    places: [1, 2, 3].flatMap((number) => [inBlock(number, "heading"), inBlock(number, "lead")]),
  }));

test("ADMIN-06: two editors of an article lose no typed text on an unreliable network", () =>
  losesNothing(inFields(article.draftSchema.parse({ title: "News" }), "title", "excerpt")));

test("ADMIN-06: two editors of a settings tab lose no typed text on an unreliable network", () =>
  losesNothing(
    inFields({ brand_tagline, footer_copyright, footer_built_by_text }, "brand_tagline", "footer_copyright"),
  ));

async function losesNothing<Content extends object>({ content, places }: Typed<Content>) {
  const someStep = fc.record({
    editor: fc.constantFrom(0, 1),
    place: fc.constantFrom(...places),
    pause: fc.nat({ max: 1500 }),
  });
  const property = fc.asyncProperty(
    fc.array(someStep, { minLength: 1, maxLength: 12 }),
    fc.infiniteStream(someNetwork),
    async (steps, networks) => {
      const site = aSite<Content>(content);
      let isStormy = true;
      const network = () => (isStormy ? networks.next().value : reliable);
      const editors = [aDocumentEditor(site, network, 1000), aDocumentEditor(site, network, 2000)];
      const settle = () => {
        for (const { state, loop, draft, newId, edit } of editors) {
          const now = state();
          if (now.status !== "conflict") continue;
          edit(withBoth({ base: loop.acknowledged().draft, mine: draft(), theirs: now.theirs }, newId));
          void loop.resolveConflict();
        }
      };

      for (const [position, { editor, place, pause }] of steps.entries()) {
        const writer = editors[editor];
        writer?.edit(place.write(writer.draft(), `${place.read(writer.draft()) ?? ""} +${position};`));
        await vi.advanceTimersByTimeAsync(pause);
        settle();
      }
      isStormy = false;
      for (let round = 0; round < 10; round += 1) {
        await vi.advanceTimersByTimeAsync(20_000);
        settle();
      }

      expect(editors.map(({ state }) => state().status)).toEqual(["saved", "saved"]);
      const text = JSON.stringify(site.draft());
      for (const position of steps.keys()) expect(text).toContain(`+${position};`);
    },
  );
  await fc.assert(property, { numRuns: 200 });
}

/** Resolves conflicts as a person who keeps everything: blocks twice, the words of a field one after the other. */
function withBoth<Content extends object>(
  versions: { base: Content; mine: Content; theirs: Content },
  newId: () => string,
): Content {
  const conflicts = findConflicts(versions);
  const both = Object.fromEntries(conflicts.map(({ part }) => [part, "both"] as const));
  const words = conflicts.flatMap((each) =>
    each.kind === "field" ? [[each.part, `${each.theirs} ${each.mine}`]] : [],
  );
  return { ...mergeVersions(versions, both, newId), ...Object.fromEntries(words) };
}
