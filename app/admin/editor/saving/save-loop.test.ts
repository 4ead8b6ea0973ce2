import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findClashes, mergeVersions } from "#app/admin/editor/model/clashes.ts";
import { changeProp } from "#app/admin/editor/model/content-operations.ts";
import { rebase } from "#app/admin/editor/model/rebase.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import { mergeDraft } from "#app/domain/pages/merge-draft.ts";
import type { Revisions } from "#app/domain/publishing/merge-fields.ts";
import { aBlock, aDraft, idsFrom } from "#tests/drafts.ts";
import type { Save, SaveAnswer } from "./save-draft.ts";
import { createSaveLoop, type Pending, type SaveState, saveDelay } from "./save-loop.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A site that stores drafts as the real one does, in memory. */
function aSite(draft: PageDraft) {
  let version = 1;
  let revisions: Revisions = {};
  const saves = new Set<string>();
  const requests: Save[] = [];

  function answer({ saveId, baseVersion, changes }: Save): SaveAnswer {
    if (saves.has(saveId)) return { status: "saved", version, isChanged: true, draft };
    const merged = mergeDraft({ theirs: draft, revisions, baseVersion, changes, nextVersion: version + 1 });
    if (merged.status === "conflict") return { status: "conflict", theirs: draft, theirVersion: version };
    saves.add(saveId);
    const isAlone = baseVersion === version;
    version += 1;
    ({ draft, revisions } = merged);
    return { status: "saved", version, isChanged: true, ...(isAlone ? {} : { draft }) };
  }
  return {
    requests,
    draft: () => draft,
    receive(save: Save) {
      requests.push(save);
      return answer(save);
    },
  };
}

type Network = (deliver: () => SaveAnswer) => Promise<SaveAnswer>;

const reliable: Network = async (deliver) => deliver();
const unreached: SaveAnswer = { status: "unreached" };

/** An editor of the site behind a network, and what it keeps in its browser. */
function anEditor(site: ReturnType<typeof aSite>, network: () => Network = () => reliable, firstId = 1000) {
  let draft = site.draft();
  let state: SaveState = { status: "saved" };
  let kept: { draft: PageDraft; pending: Pending | null } | undefined;
  const newId = idsFrom(firstId);
  const loop = createSaveLoop({
    acknowledged: { draft, version: 1 },
    readDraft: () => draft,
    keep: async ({ pending }) => {
      kept = { draft, pending };
    },
    send: (save) => network()(() => site.receive(save)),
    receive: (base, theirs) => {
      draft = rebase(draft, base, theirs);
    },
    onState: (next) => {
      state = next;
    },
    newId,
  });
  return {
    loop,
    newId,
    state: () => state,
    draft: () => draft,
    kept: () => kept,
    edit(next: PageDraft) {
      draft = next;
      loop.changed();
    },
    type(number: number, heading: string) {
      draft = changeProp(draft, aBlock(number).id, ["heading"], heading);
      loop.changed();
    },
  };
}

const page = aDraft([aBlock(1), aBlock(2), aBlock(3)]);
const headings = ({ blocks }: PageDraft) => blocks.map(({ props }) => props.heading);

test("PAGE-04: what is typed is saved once, a moment after the last key", async () => {
  const site = aSite(page);
  const editor = anEditor(site);

  editor.type(1, "K");
  await vi.advanceTimersByTimeAsync(saveDelay / 2);
  editor.type(1, "Kestrel");
  expect(editor.state().status).toBe("saving");
  await vi.advanceTimersByTimeAsync(1000);

  expect(site.requests).toHaveLength(1);
  expect(headings(site.draft())).toEqual(["Kestrel", "Heading 2", "Heading 3"]);
  expect(editor.state().status).toBe("saved");
  expect(editor.loop.hasUnsent()).toBe(false);
});

test("PAGE-04: who never stops typing is saved all the same", async () => {
  const site = aSite(page);
  const editor = anEditor(site);
  for (let key = 0; key < 50; key += 1) {
    editor.type(1, "x".repeat(key + 1));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(site.requests.length).toBeGreaterThan(0);
});

test("ADMIN-06: a change is kept in the browser before it is sent", async () => {
  const site = aSite(page);
  const editor = anEditor(site, () => async (deliver) => {
    expect(editor.kept()?.pending?.changes.blocks?.[0]?.props.heading).toBe("Kept");
    return deliver();
  });

  editor.type(1, "Kept");
  expect(headings(editor.kept()?.draft ?? page)[0]).toBe("Kept");
  await vi.advanceTimersByTimeAsync(1000);

  expect(editor.state().status).toBe("saved");
});

test("ADMIN-06: a save without an answer is sent again as it was, and counts once", async () => {
  const site = aSite(page);
  let isUp = false;
  const editor = anEditor(site, () => async (deliver) => {
    const answer = deliver();
    return isUp ? answer : unreached;
  });

  editor.type(1, "One");
  await vi.advanceTimersByTimeAsync(600);
  expect(editor.state().status).toBe("offline");
  editor.type(2, "Two");
  isUp = true;
  await vi.advanceTimersByTimeAsync(20_000);

  expect(editor.state().status).toBe("saved");
  expect(headings(site.draft())).toEqual(["One", "Two", "Heading 3"]);
  expect(site.requests[1]).toEqual(site.requests[0]);
});

test("ADMIN-06: signed out, everything is kept; after signing in it is saved", async () => {
  const site = aSite(page);
  let isSignedIn = false;
  const editor = anEditor(site, () => async (deliver) => (isSignedIn ? deliver() : { status: "signed-out" }));
  editor.type(1, "One");
  await vi.advanceTimersByTimeAsync(1000);
  expect(editor.state().status).toBe("signed-out");
  editor.type(1, "One and more");
  expect(headings(editor.kept()?.draft ?? page)[0]).toBe("One and more");

  isSignedIn = true;
  await editor.loop.retry();
  await vi.advanceTimersByTimeAsync(1000);

  expect(headings(site.draft())[0]).toBe("One and more");
  expect(editor.state().status).toBe("saved");
});

test("ADMIN-06: others' changes to other blocks arrive with the answer; those to the same one are a conflict", async () => {
  const site = aSite(page);
  const [anna, ben] = [anEditor(site, undefined, 1000), anEditor(site, undefined, 2000)];

  anna.type(1, "Anna");
  await vi.advanceTimersByTimeAsync(1000);
  ben.type(2, "Ben");
  await vi.advanceTimersByTimeAsync(1000);
  expect(headings(ben.draft())).toEqual(["Anna", "Ben", "Heading 3"]);
  expect(ben.state().status).toBe("saved");

  anna.type(2, "Anna too");
  await vi.advanceTimersByTimeAsync(1000);
  const state = anna.state();
  expect(state.status).toBe("conflict");
  anna.type(3, "Typed during the conflict");
  await vi.advanceTimersByTimeAsync(1000);
  expect(headings(site.draft())).toEqual(["Anna", "Ben", "Heading 3"]);

  if (state.status !== "conflict") return;
  const versions = { base: anna.loop.acknowledged().draft, mine: anna.draft(), theirs: state.theirs };
  anna.edit(mergeVersions(versions, { [aBlock(2).id]: "both" }, anna.newId));
  await anna.loop.settleConflict();
  await vi.advanceTimersByTimeAsync(1000);
  expect(headings(site.draft())).toEqual(["Anna", "Ben", "Anna too", "Typed during the conflict"]);
  expect(anna.state().status).toBe("saved");
});

const someNetwork = fc.constantFrom<Network>(
  reliable,
  async () => unreached, // the request is lost
  async (deliver) => {
    deliver();
    return unreached; // the answer is lost
  },
  (deliver) => new Promise((resolve) => setTimeout(() => resolve(deliver()), 700)), // it comes late
);

const someStep = fc.record({
  editor: fc.constantFrom(0, 1),
  block: fc.integer({ min: 1, max: 3 }),
  pause: fc.nat({ max: 1500 }),
});

test("ADMIN-06: what publishing has found out of others is taken, and the next save and publication go on from it", async () => {
  const site = aSite(page);
  const [mine, theirs] = [anEditor(site), anEditor(site, undefined, 2000)];
  theirs.type(2, "Theirs");
  await vi.advanceTimersByTimeAsync(saveDelay);

  await mine.loop.receiveOthers({ draft: site.draft(), version: 2 });

  expect(mine.state().status).toBe("saved");
  expect(mine.loop.acknowledged().version).toBe(2);
  expect(headings(mine.draft())).toEqual(["Heading 1", "Theirs", "Heading 3"]);

  mine.type(1, "Mine");
  await mine.loop.receiveOthers({
    draft: changeProp(site.draft(), aBlock(1).id, ["heading"], "Also"),
    version: 3,
  });
  expect(mine.state().status).toBe("conflict");
  expect(headings(mine.draft())[0]).toBe("Mine");
});

test("ADMIN-06: over any network, two editors lose nothing that either of them typed", async () => {
  const property = fc.asyncProperty(
    fc.array(someStep, { minLength: 1, maxLength: 12 }),
    fc.infiniteStream(someNetwork),
    async (steps, networks) => {
      const site = aSite(page);
      let isStormy = true;
      const network = () => (isStormy ? networks.next().value : reliable);
      const editors = [anEditor(site, network, 1000), anEditor(site, network, 2000)];
      const settle = () => {
        for (const { state, loop, draft, newId, edit } of editors) {
          const now = state();
          if (now.status !== "conflict") continue;
          const versions = { base: loop.acknowledged().draft, mine: draft(), theirs: now.theirs };
          const both = findClashes(versions).map(({ part }) => [part, "both"] as const);
          edit(mergeVersions(versions, Object.fromEntries(both), newId));
          void loop.settleConflict();
        }
      };

      for (const [position, { editor, block, pause }] of steps.entries()) {
        const before = editors[editor]?.draft().blocks.find(({ id }) => id === aBlock(block).id);
        editors[editor]?.type(block, `${before?.props.heading} +${position}`);
        await vi.advanceTimersByTimeAsync(pause);
        settle();
      }
      isStormy = false;
      for (let round = 0; round < 10; round += 1) {
        await vi.advanceTimersByTimeAsync(20_000);
        settle();
      }

      expect(editors.map(({ state }) => state().status)).toEqual(["saved", "saved"]);
      const text = headings(site.draft()).join(" ");
      for (const position of steps.keys()) expect(text).toContain(`+${position}`);
    },
  );
  await fc.assert(property, { numRuns: 200 });
});
