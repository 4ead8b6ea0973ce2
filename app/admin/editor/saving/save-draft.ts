import { messages } from "#app/admin/editor/messages.ts";
import type { DraftChanges, PageDraft } from "#app/domain/pages/draft.ts";

/** A save as it goes over the wire, and the same each time it is sent again. */
export interface Save {
  saveId: string;
  baseVersion: number;
  changes: DraftChanges;
}

/** What became of sending a save. */
export type SaveAnswer =
  /**
   * `isChanged`: whether any of it is not what visitors see. `draft` is there when others have changed the page as
   * well: the whole of it, theirs and mine.
   */
  | { status: "saved"; version: number; isChanged: boolean; draft?: PageDraft }
  | { status: "conflict"; theirs: PageDraft; theirVersion: number }
  /** Nobody is signed in any more, or somebody else is. */
  | { status: "signed-out" }
  /** It would be refused again: the page is gone, the account may not edit, the data does not fit. */
  | { status: "refused"; reason: string }
  /** The site was not reached, or is in trouble: worth another try. */
  | { status: "unreached" };

/** Milliseconds after which an answer is no longer waited for. */
const SAVE_TIMEOUT_MS = 15_000;

/** Bytes that a browser still sends for a page that is being left (Fetch standard, «inflight keepalive bytes»). */
const keepaliveLimit = 60_000;

/** Sends a save to the address that takes it. Never rejects. */
export async function sendSave(address: string, accountId: string, save: Save): Promise<SaveAnswer> {
  const body = JSON.stringify({ ...save, accountId });
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      redirect: "manual",
      keepalive: body.length < keepaliveLimit,
      signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
    });
    return await read(answer);
  } catch {
    return { status: "unreached" };
  }
}

async function read(answer: Response): Promise<SaveAnswer> {
  if (answer.type === "opaqueredirect" || answer.status === 401) return { status: "signed-out" };
  if (answer.status >= 500 || answer.status === 429) return { status: "unreached" };
  if (answer.ok || answer.status === 409) return answer.json();
  return {
    status: "refused",
    reason: refusals[answer.status] ?? messages.theServerRejectedThisRequest(answer.status),
  };
}

const refusals: Record<number, string | undefined> = {
  400: messages.theServerCouldNotRead,
  403: messages.yourRoleDoesNotAllowEditing,
  404: messages.thisPageHasBeenDeleted,
  413: messages.thisPageIsTooLarge,
};
