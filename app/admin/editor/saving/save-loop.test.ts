import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeProp } from "#app/admin/editor/model/block-operations.ts";
import { mergeVersions } from "#app/admin/editor/model/conflicts.ts";
import { aBlock } from "#tests/support/drafts.ts";
import { anEditor, aSite, headings, page, unreached } from "#tests/support/save-loop.ts";
import { saveDelay } from "./save-loop.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("PAGE-04: typing is saved once, shortly after the last key press", async () => {
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

test("PAGE-04: continuous typing is saved at intervals", async () => {
  const site = aSite(page);
  const editor = anEditor(site);
  for (let key = 0; key < 50; key += 1) {
    editor.type(1, "x".repeat(key + 1));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(site.requests.length).toBeGreaterThan(0);
});

test("PAGE-04: whenSettled saves at once, including changes made during a save", async () => {
  const site = aSite(page);
  const editor = anEditor(site, () => async (deliver) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return deliver();
  });
  editor.type(1, "Before");
  const settled = editor.loop.whenSettled();
  await vi.advanceTimersByTimeAsync(50);
  editor.type(2, "During");
  await vi.advanceTimersByTimeAsync(200);
  await settled;
  expect(headings(site.draft())).toEqual(["Before", "During", "Heading 3"]);
  expect(editor.loop.hasUnsent()).toBe(false);
});

test("PAGE-04: whenSettled resolves when the site is unreachable and when the loop stops", async () => {
  const site = aSite(page);
  const offline = anEditor(site, () => async () => unreached);
  offline.type(1, "Unsent");
  await offline.loop.whenSettled();
  expect(offline.state().status).toBe("offline");

  const stopped = anEditor(site, () => () => new Promise(() => {}));
  stopped.type(1, "Unsent");
  const settled = stopped.loop.whenSettled();
  stopped.loop.stop();
  await settled;
});

test("ADMIN-06: a change is stored in the browser before it is sent", async () => {
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

test("ADMIN-06: a failed write to browser storage is reported, and the draft is still sent", async () => {
  const site = aSite(page);
  let isUp = false;
  const editor = anEditor(site, () => async (deliver) => (isUp ? deliver() : unreached));
  editor.fillStorage(true);

  editor.type(1, "Only in this tab");
  await vi.advanceTimersByTimeAsync(1000);
  expect(editor.state().status).toBe("offline");
  expect(editor.isStored()).toBe(false);

  editor.fillStorage(false);
  editor.type(1, "Stored again");
  await vi.advanceTimersByTimeAsync(0);
  expect(editor.isStored()).toBe(true);

  editor.fillStorage(true);
  isUp = true;
  editor.type(1, "Sent without storage");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(editor.state().status).toBe("saved");
  expect(headings(site.draft())[0]).toBe("Sent without storage");
});

test("ADMIN-06: a save without a response is repeated unchanged and applied once", async () => {
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

test("ADMIN-06: after a save is refused, the corrected draft is saved", async () => {
  const site = aSite(page);
  let isInvalid = true;
  const editor = anEditor(
    site,
    () => async (deliver) =>
      isInvalid ? { status: "refused", reason: "The excerpt is too long" } : deliver(),
  );
  editor.type(1, "Too long");
  await vi.advanceTimersByTimeAsync(1000);
  expect(editor.state()).toMatchObject({ status: "refused", reason: "The excerpt is too long" });

  isInvalid = false;
  editor.type(1, "Short");
  await vi.advanceTimersByTimeAsync(1000);
  expect(editor.state().status).toBe("saved");
  expect(headings(site.draft())[0]).toBe("Short");
});

test("ADMIN-06: a correction that is typed while the save is being refused is saved", async () => {
  const site = aSite(page);
  let requests = 0;
  const editor = anEditor(site, () => async (deliver) => {
    requests += 1;
    if (requests > 1) return deliver();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { status: "refused", reason: "The excerpt is too long" };
  });
  editor.type(1, "Too long");
  await vi.advanceTimersByTimeAsync(saveDelay + 100);
  editor.type(1, "Short");
  await vi.advanceTimersByTimeAsync(2000);
  expect(editor.state().status).toBe("saved");
  expect(headings(site.draft())[0]).toBe("Short");
});

test("ADMIN-06: a save whose answer was lost is retried, and nothing is reported as merged", async () => {
  const site = aSite(page);
  let isLost = true;
  const editor = anEditor(site, () => async (deliver) => {
    const answer = deliver();
    return isLost ? unreached : answer;
  });
  editor.type(1, "Kept");
  await vi.advanceTimersByTimeAsync(saveDelay);
  isLost = false;
  await editor.loop.retry();
  expect(editor.state().status).toBe("saved");
  expect([headings(site.draft())[0], editor.merges()]).toEqual(["Kept", 0]);
  expect(editor.loop.hasUnsent()).toBe(false);

  editor.type(1, "Kept and changed");
  await vi.advanceTimersByTimeAsync(1000);
  expect(headings(site.draft())[0]).toBe("Kept and changed");
});

test("ADMIN-06: a deleted page is not saved again", async () => {
  const site = aSite(page);
  let sent = 0;
  const editor = anEditor(site, () => async () => {
    sent += 1;
    return { status: "refused", reason: "deleted", isDeleted: true };
  });
  editor.type(1, "One");
  await vi.advanceTimersByTimeAsync(1000);
  editor.type(1, "Two");
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toBe(1);
  expect(editor.kept()?.draft.blocks[0]?.props.heading).toBe("Two");
});

test("ADMIN-06: changes made while signed out stay in the browser and are saved after signing in", async () => {
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

test("ADMIN-06: a response merges other editors' changes to other blocks and reports a conflict for the same block", async () => {
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
  anna.edit(mergeVersions(versions, { [`${aBlock(2).id}/heading`]: "both" }, anna.newId));
  await anna.loop.resolveConflict();
  await vi.advanceTimersByTimeAsync(1000);
  expect(headings(site.draft())).toEqual(["Anna", "Ben", "Anna too", "Typed during the conflict"]);
  expect(anna.state().status).toBe("saved");
});

test("ADMIN-06: a conflict found while publishing is merged, and the next save and publication use its version", async () => {
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
