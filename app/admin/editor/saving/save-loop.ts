import { findConflicts } from "#app/admin/editor/model/conflicts.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import { changesBetween } from "#app/domain/pages/draft-changes.ts";
import type { Save, SaveAnswer } from "./save-draft.ts";

/** Milliseconds after the last change until it is sent: within the second of requirement PAGE-04. */
export const saveDelay = 500;

/** Milliseconds after which somebody who never stops typing is saved all the same. */
const MAX_DELAY_MS = 4000;

/** Milliseconds between tries while the site is not reached; the last one stays. */
const retryDelays = [1000, 2000, 4000, 8000, 15_000];

/** What the site has, as far as this editor knows. */
export interface Acknowledged {
  draft: PageDraft;
  version: number;
}

/** A save that has been sent and not answered: with the draft that it would make. */
export interface Pending extends Save {
  draft: PageDraft;
}

export type SaveState =
  | { status: "saved" }
  | { status: "saving" }
  | { status: "offline" }
  | { status: "signed-out" }
  | { status: "refused"; reason: string }
  | { status: "conflict"; theirs: PageDraft; theirVersion: number };

interface SaveLoopParts {
  acknowledged: Acknowledged;
  /** The draft as it is being edited. */
  readDraft: () => PageDraft;
  /** Stores everything in this browser; rejects when the browser refuses. */
  keep: (unsent: { acknowledged: Acknowledged; pending: Pending | null }) => Promise<void>;
  /** Reports the result of each write to this browser's storage. */
  onStored: (isStored: boolean) => void;
  send: (save: Save) => Promise<SaveAnswer>;
  /** Others have changed the page since `base`. */
  receive: (base: PageDraft, theirs: PageDraft) => void;
  onState: (state: SaveState, acknowledged: Acknowledged) => void;
  newId: () => string;
}

/**
 * Brings what is edited to the site: kept in the browser first, sent a moment after the last change, one save at a
 * time. A save that is not answered is sent again as it was, under the same id, until it is.
 */
export function createSaveLoop(parts: SaveLoopParts) {
  let { acknowledged } = parts;
  let state: SaveState = { status: "saved" };
  let pending: Pending | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let oldestUnsent = 0;
  let failures = 0;
  let isSending = false;
  let isStopped = false;
  let waiting: (() => void)[] = [];

  function setState(next: SaveState) {
    state = next;
    parts.onState(next, acknowledged);
    resolveSettled();
  }

  /** Whether everything is saved, or nothing more is sent without a person or the network. */
  function isSettled() {
    const isRunning = state.status === "saved" || state.status === "saving";
    return isStopped || !isRunning || isClean();
  }

  function resolveSettled() {
    if (!isSettled()) return;
    const resolves = waiting;
    waiting = [];
    for (const resolve of resolves) resolve();
  }

  function isClean() {
    return pending === null && parts.readDraft() === acknowledged.draft;
  }

  /** Never rejects: a draft that the browser cannot store is sent all the same. */
  async function store() {
    await parts.keep({ acknowledged, pending }).then(
      () => parts.onStored(true),
      () => parts.onStored(false),
    );
  }

  /** To be called after every change of the draft. */
  function changed() {
    if (isStopped || (isClean() && state.status === "saved")) return;
    void store();
    if (state.status === "conflict" || state.status === "signed-out" || state.status === "refused") return;
    if (state.status === "saved") {
      oldestUnsent = Date.now();
      setState({ status: "saving" });
    }
    if (state.status === "saving" && !isSending) {
      plan(Math.max(0, Math.min(saveDelay, oldestUnsent + MAX_DELAY_MS - Date.now())));
    }
  }

  function plan(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(flush, delay);
  }

  /** Sends now what there is to send. */
  async function flush() {
    clearTimeout(timer);
    if (isSending || isStopped || state.status === "conflict") return;
    isSending = true;
    try {
      pending ??= nextSave();
      if (!pending) return settle();
      await store();
      const { draft, ...save } = pending;
      const answer = await parts.send(save);
      if (!isStopped) take(answer, draft);
    } finally {
      isSending = false;
    }
    if (state.status === "saving") plan(waiting.length > 0 ? 0 : saveDelay);
  }

  function nextSave(): Pending | null {
    const draft = parts.readDraft();
    oldestUnsent = Date.now();
    const changes = changesBetween(acknowledged.draft, draft);
    if (Object.keys(changes).length === 0) return null;
    return { saveId: parts.newId(), baseVersion: acknowledged.version, changes, draft };
  }

  /** There is nothing to send: what is edited is what the site has, if by another way. */
  function settle() {
    acknowledged = { ...acknowledged, draft: parts.readDraft() };
    setState({ status: "saved" });
    void store();
  }

  function take(answer: SaveAnswer, sent: PageDraft) {
    switch (answer.status) {
      case "saved":
        failures = 0;
        pending = null;
        acknowledged = { draft: sent, version: answer.version };
        if (answer.draft) return takeOthers({ draft: answer.draft, version: answer.version });
        return isClean() ? settle() : setState({ status: "saving" });
      case "conflict":
        pending = null;
        return setState(answer);
      case "unreached": {
        setState({ status: "offline" });
        plan(retryDelays[Math.min(failures, retryDelays.length - 1)] ?? 0);
        failures += 1;
        return;
      }
      case "signed-out":
      case "refused":
        return setState(answer);
    }
  }

  /** Others have changed the page; what has been typed since may be about the same parts. */
  function takeOthers({ draft: theirs, version }: Acknowledged) {
    const { draft: base } = acknowledged;
    if (findConflicts({ base, mine: parts.readDraft(), theirs }).length > 0) {
      return setState({ status: "conflict", theirs, theirVersion: version });
    }
    acknowledged = { draft: theirs, version };
    parts.receive(base, theirs);
    setState({ status: "saving" });
  }

  return {
    changed,
    flush,
    /** Another try at once: the network is back, somebody has signed in. */
    retry() {
      if (state.status !== "saved" && state.status !== "saving" && state.status !== "conflict")
        return flush();
    },
    /** A conflict has been settled: what is edited goes on from what the others have. */
    resolveConflict() {
      if (state.status !== "conflict") return;
      acknowledged = { draft: state.theirs, version: state.theirVersion };
      setState({ status: "saving" });
      return flush();
    },
    /** Goes on from another state of the site, such as after publishing. */
    continueFrom(next: Acknowledged) {
      acknowledged = next;
      setState(isClean() ? { status: "saved" } : { status: "saving" });
      changed();
    },
    /** What others have made of the page, as something else than a save has found out. */
    receiveOthers(theirs: Acknowledged) {
      if (state.status === "conflict") return;
      takeOthers(theirs);
      return flush();
    },
    acknowledged: () => acknowledged,
    /** Sends what there is to send. Resolves when everything is saved, or saving waits for a person or the network. */
    async whenSettled(): Promise<void> {
      void flush();
      if (!isSettled()) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    hasUnsent: () => !isClean(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      resolveSettled();
    },
  };
}
