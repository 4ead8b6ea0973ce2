import { type ContentChanges, changesBetween } from "#app/domain/documents/content.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import { findConflicts } from "#app/domain/documents/merge-three-way.ts";

/** Debounce in milliseconds after the last change: within the second of requirement PAGE-04. */
export const saveDelay = 500;

/** The longest delay in milliseconds during continuous typing. */
const MAX_DELAY_MS = 4000;

/** Milliseconds between retries while the site is unreachable; the last value repeats. */
const retryDelays = [1000, 2000, 4000, 8000, 15_000];

/** The body of a save request, identical in every retry. */
export interface Save<Content> {
  saveId: string;
  baseVersion: number;
  changes: ContentChanges<Content>;
}

/** The result of sending a save. */
export type SaveAnswer<Content> =
  /**
   * `isChanged`: whether there are unpublished changes. `draft`: the merged draft, if others changed the document too.
   * `isOwn`: whether that was the same account, in another tab or browser.
   */
  | { status: "saved"; version: number; isChanged: boolean; draft?: Content; isOwn?: boolean }
  | Conflict<Content>
  /** The session has ended, or another account is signed in. */
  | { status: "signed-out" }
  /** A retry would fail again: the document is deleted, the account may not edit, or the data is invalid. */
  | { status: "refused"; reason: string; isDeleted?: boolean }
  /** The site is unreachable or failing: retry. */
  | { status: "unreached" };

/** The last state that the site acknowledged. */
export interface Acknowledged<Content> {
  draft: Content;
  version: number;
}

/** A save without a response yet, with the draft that it contains. */
export interface Pending<Content> extends Save<Content> {
  draft: Content;
}

export type SaveState<Content> =
  | { status: "saved" }
  | { status: "saving" }
  | { status: "offline" }
  | { status: "signed-out" }
  | { status: "refused"; reason: string; isDeleted?: boolean }
  | Conflict<Content>;

interface Conflict<Content> {
  status: "conflict";
  theirs: Content;
  theirVersion: number;
  /** Who saved it, if that is known. */
  by?: string;
  /** Whether that is the same account, in another tab or browser. */
  isOwn?: boolean;
}

interface SaveLoopParts<Content> {
  acknowledged: Acknowledged<Content>;
  /** The current draft. */
  readDraft: () => Content;
  /** Stores the unsent state in this browser; rejects when the browser refuses. */
  keep: (unsent: { acknowledged: Acknowledged<Content>; pending: Pending<Content> | null }) => Promise<void>;
  /** Reports the result of each write to this browser's storage. */
  onStored: (isStored: boolean) => void;
  send: (save: Save<Content>) => Promise<SaveAnswer<Content>>;
  /** Merges what others changed since `base`. */
  receive: (base: Content, theirs: Content, isOwn: boolean) => void;
  onState: (state: SaveState<Content>, acknowledged: Acknowledged<Content>) => void;
  newId: () => string;
}

/**
 * Autosave: stores changes in the browser first, sends them after a debounce, one save at a time. A save without a
 * response is retried with the same id and content.
 */
export function createSaveLoop<Content extends object>(parts: SaveLoopParts<Content>) {
  let { acknowledged } = parts;
  let state: SaveState<Content> = { status: "saved" };
  let pending: Pending<Content> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let oldestUnsent = 0;
  let failures = 0;
  let isSending = false;
  let isStopped = false;
  let waiting: (() => void)[] = [];

  function setState(next: SaveState<Content>) {
    state = next;
    parts.onState(next, acknowledged);
    resolveSettled();
  }

  /** Whether everything is saved, or saving waits for the user or the network. */
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

  /** Never rejects: a draft that the browser cannot store is still sent. */
  async function store() {
    await parts.keep({ acknowledged, pending }).then(
      () => parts.onStored(true),
      () => parts.onStored(false),
    );
  }

  /** Call after every change of the draft. */
  function changed() {
    if (isStopped || (isClean() && state.status === "saved")) return;
    void store();
    if (state.status === "conflict" || state.status === "signed-out") return;
    if (state.status === "saved" || (state.status === "refused" && !state.isDeleted)) {
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

  /** Sends pending changes immediately. */
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

  function nextSave(): Pending<Content> | null {
    const draft = parts.readDraft();
    oldestUnsent = Date.now();
    const changes = changesBetween(acknowledged.draft, draft);
    if (Object.keys(changes).length === 0) return null;
    return { saveId: parts.newId(), baseVersion: acknowledged.version, changes, draft };
  }

  /** Nothing to send: the draft equals the site's, for example after an undo. */
  function settle() {
    acknowledged = { ...acknowledged, draft: parts.readDraft() };
    setState({ status: "saved" });
    void store();
  }

  function take(answer: SaveAnswer<Content>, sent: Content) {
    switch (answer.status) {
      case "saved":
        failures = 0;
        pending = null;
        acknowledged = { draft: sent, version: answer.version };
        if (answer.draft)
          return mergeOthersDraft({ draft: answer.draft, version: answer.version }, answer.isOwn);
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
        return setState(answer);
      case "refused":
        pending = null; // the same would be refused again, and the next change may be accepted
        return setState(answer.isDeleted || parts.readDraft() === sent ? answer : { status: "saving" });
    }
  }

  /** Others changed the document; what was typed since may conflict. */
  function mergeOthersDraft({ draft: theirs, version }: Acknowledged<Content>, isOwn = false) {
    const { draft: base } = acknowledged;
    if (findConflicts({ base, mine: parts.readDraft(), theirs }).length > 0) {
      return setState({ status: "conflict", theirs, theirVersion: version, isOwn });
    }
    // The answer to a retried save has the whole draft, also if nobody else has changed it.
    if (isSame(base, theirs)) {
      acknowledged = { draft: base, version };
      return isClean() ? settle() : setState({ status: "saving" });
    }
    acknowledged = { draft: theirs, version };
    parts.receive(base, theirs, isOwn);
    setState({ status: "saving" });
  }

  return {
    changed,
    flush,
    /** Retries immediately, for example when the network is back or the user signed in again. */
    retry() {
      if (state.status !== "saved" && state.status !== "saving" && state.status !== "conflict")
        return flush();
    },
    /** After a conflict is resolved, the draft is based on the others' version. */
    resolveConflict() {
      if (state.status !== "conflict") return;
      acknowledged = { draft: state.theirs, version: state.theirVersion };
      setState({ status: "saving" });
      return flush();
    },
    /** Continues from another saved state, such as after publishing. */
    continueFrom(next: Acknowledged<Content>) {
      acknowledged = next;
      setState(isClean() ? { status: "saved" } : { status: "saving" });
      changed();
    },
    /** Merges a version by others that was found by another request than a save. */
    receiveOthers(theirs: Acknowledged<Content>) {
      if (state.status === "conflict") return;
      mergeOthersDraft(theirs);
      return flush();
    },
    acknowledged: () => acknowledged,
    /** Sends pending changes. Resolves when everything is saved, or saving waits for the user or the network. */
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
