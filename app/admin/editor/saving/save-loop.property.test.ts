import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mergeVersions } from "#app/admin/editor/model/conflicts.ts";
import { findConflicts } from "#app/domain/documents/merge-three-way.ts";
import { aBlock } from "#tests/support/drafts.ts";
import { anEditor, aSite, type Network, page, reliable, unreached } from "#tests/support/save-loop.ts";

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

const someStep = fc.record({
  editor: fc.constantFrom(0, 1),
  block: fc.integer({ min: 1, max: 3 }),
  prop: fc.constantFrom("heading", "lead"),
  pause: fc.nat({ max: 1500 }),
});

test("ADMIN-06: two editors lose no typed text on an unreliable network", async () => {
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
          const both = findConflicts(versions).map(({ part }) => [part, "both"] as const);
          edit(mergeVersions(versions, Object.fromEntries(both), newId));
          void loop.resolveConflict();
        }
      };

      for (const [position, { editor, block, prop, pause }] of steps.entries()) {
        const before = editors[editor]?.draft().blocks.find(({ id }) => id === aBlock(block).id);
        editors[editor]?.type(block, `${before?.props[prop] ?? ""} +${position}`, prop);
        await vi.advanceTimersByTimeAsync(pause);
        settle();
      }
      isStormy = false;
      for (let round = 0; round < 10; round += 1) {
        await vi.advanceTimersByTimeAsync(20_000);
        settle();
      }

      expect(editors.map(({ state }) => state().status)).toEqual(["saved", "saved"]);
      const text = site
        .draft()
        .blocks.flatMap(({ props }) => [props.heading, props.lead])
        .join(" ");
      for (const position of steps.keys()) expect(text).toContain(`+${position}`);
    },
  );
  await fc.assert(property, { numRuns: 200 });
});
