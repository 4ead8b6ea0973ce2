// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blockPositions } from "#app/blocks/block-position.ts";
import type { PageDraft, Rendering } from "#app/domain/pages/draft.ts";
import { aBlock, aDraft } from "#tests/support/drafts.ts";
import { createFrameSync } from "./frame-sync.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("CSS", { escape: (id: string) => id });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const first = aBlock(1);
const before = aDraft([first, aBlock(2)]);
const after = aDraft([first, aBlock(2, "Changed")]);

test("PAGE-03: only the changed block is requested, and whenSettled resolves when the frame shows it", async () => {
  const { sync, requests, headings } = aFrame(before);
  sync.show(before);
  await sync.whenSettled();
  expect(requests).toEqual([]);

  sync.show(after);
  await sync.whenSettled();
  expect(requests).toEqual([expect.objectContaining({ kind: "blocks", blocks: [expect.anything()] })]);
  expect(headings()).toEqual(["Heading 1", "Changed"]);
});

test("PAGE-03: whenSettled waits for the retry of a request that failed", async () => {
  const { sync, requests, headings, failNext } = aFrame(before);
  failNext();
  sync.show(after);
  const settled = sync.whenSettled();
  await vi.advanceTimersByTimeAsync(2000);
  await settled;
  expect(requests).toHaveLength(2);
  expect(headings()).toEqual(["Heading 1", "Changed"]);
});

test("PAGE-03, BLOCK-02: a block that shows something else now is rendered again, also during another request", async () => {
  const { sync, requests } = aFrame(before);
  sync.show(before);
  sync.refresh(({ id }) => id === before.blocks[1]?.id);
  await sync.whenSettled();
  expect(requests).toMatchObject([{ kind: "blocks", blocks: [{ block: { id: before.blocks[1]?.id } }] }]);

  sync.show(after);
  sync.refresh(({ id }) => id === first.id);
  await sync.whenSettled();
  expect(requests.slice(1)).toMatchObject([{ blocks: [{}] }, { blocks: [{ block: { id: first.id } }] }]);
});

test("PAGE-03: whenSettled resolves when the frame sync stops", async () => {
  const { sync, failNext } = aFrame(before);
  failNext();
  sync.show(after);
  const settled = sync.whenSettled();
  sync.stop();
  await settled;
});

/** A frame that shows a draft, and a stub site that renders each block as its heading. */
function aFrame(initial: PageDraft) {
  const requests: Rendering[] = [];
  let isFailing = false;
  const shown = documentOf(initial.blocks);
  const sync = createFrameSync({
    shown,
    initial,
    positionsOf: blockPositions,
    async render(rendering) {
      requests.push(rendering);
      const fails = isFailing;
      isFailing = false;
      if (fails) throw new Error("the site answered 503");
      return documentOf(
        rendering.kind === "blocks" ? rendering.blocks.map(({ block }) => block) : rendering.draft.blocks,
      );
    },
    onShown: () => {},
    onFailure: () => {},
  });
  return {
    sync,
    requests,
    headings: () => [...shown.querySelectorAll("[data-block]")].map(({ textContent }) => textContent),
    failNext() {
      isFailing = true;
    },
  };
}

function documentOf(blocks: PageDraft["blocks"]): Document {
  const html = blocks.map(({ id, props }) => `<div data-block="${id}">${String(props.heading)}</div>`);
  return new DOMParser().parseFromString(`<main>${html.join("")}</main>`, "text/html");
}
