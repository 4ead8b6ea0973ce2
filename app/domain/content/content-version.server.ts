import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import { db, onDisconnect } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { listen, notify } from "#app/platform/notifications.server.ts";

/** Told by triggers of the database, whoever changed what visitors see; see the migration `content-is-announced`. */
const changes = "content";

/** What an instance tells itself, to know whether it would be told of a change. */
const echoes = "echo";

/** Milliseconds between two looks whether changes are still heard. */
const heartbeat = 5000;

/** Milliseconds until an echo that has not come counts as lost. */
const patience = 2000;

const state = remember("content-version", () => ({
  version: 0,
  isHeard: false,
  /** Of looks and disconnects, in the order in which they began; `known` is the last that has said something. */
  begun: 0,
  known: 0,
  timer: undefined as NodeJS.Timeout | undefined,
  awaited: new Map<string, () => void>(),
}));

/**
 * A number that rises with every change of what visitors see, made by whichever instance: what was read under the same
 * number is what Postgres would answer now. Undefined while this instance might not hear of a change.
 */
export function contentVersion(): number | undefined {
  return state.isHeard ? state.version : undefined;
}

/** Tells every instance that pages are to be rendered again although no content has changed. */
export const announceContentChange = () => notify(db, changes, null);

/** Listens to changes of the content from now on. Until it is called, and while it fails, there is no version. */
export function followContent() {
  if (state.timer) return;
  listen(changes, ({ id }) => {
    state.version += 1;
    if (id === null) void checkHearing(); // changes may have been missed
  });
  listen(echoes, ({ id }) => state.awaited.get(id ?? "")?.());
  onDisconnect(() => {
    const wasHeard = state.isHeard;
    state.isHeard = false;
    state.known = ++state.begun;
    if (wasHeard) void checkHearing();
  });
  state.timer = setInterval(() => void checkHearing(), heartbeat).unref();
  void checkHearing();
}

/**
 * Resolves once this instance has heard of everything that was committed before: who has just saved sees it. Never
 * rejects; with Postgres away it does not wait long.
 */
export async function contentSettled(): Promise<void> {
  if (state.isHeard) await checkHearing();
}

/** A look says nothing any more once one that began later has: its own echo may have been sent before anybody listened. */
async function checkHearing() {
  const look = ++state.begun;
  const isHeard = await hearsItself().catch((err: unknown) => {
    log.debug({ err }, "nobody can be told of changes");
    return false;
  });
  if (look < state.known) return;
  state.known = look;
  if (isHeard && !state.isHeard) state.version += 1;
  if (isHeard !== state.isHeard)
    log.info({ isHeard }, "content is kept in memory while its changes are heard");
  state.isHeard = isHeard;
}

/** Notifications come in the order of their commits, so an echo comes after every change before it. */
async function hearsItself(): Promise<boolean> {
  const id = randomUUID();
  const heard = new Promise<boolean>((resolve) => {
    state.awaited.set(id, () => resolve(true));
  });
  const silence = new AbortController();
  const tooLate = setTimeout(patience, false, { ref: false, signal: silence.signal });
  tooLate.catch(() => {}); // it was heard
  try {
    await notify(db, echoes, id);
    return await Promise.race([heard, tooLate]);
  } finally {
    state.awaited.delete(id);
    silence.abort();
  }
}
