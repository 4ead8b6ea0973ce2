import type { ContentChanges } from "#app/domain/documents/content.ts";

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
   */
  | { status: "saved"; version: number; isChanged: boolean; draft?: Content }
  | { status: "conflict"; theirs: Content; theirVersion: number; by?: string }
  /** The session has ended, or another account is signed in. */
  | { status: "signed-out" }
  /** A retry would fail again: the document is deleted, the account may not edit, or the data is invalid. */
  | { status: "refused"; reason: string; isDeleted?: boolean }
  /** The site is unreachable or failing: retry. */
  | { status: "unreached" };

/** The timeout of a save request. */
const SAVE_TIMEOUT_MS = 15_000;

/** The maximum bytes of a request with `keepalive` (Fetch standard, "inflight keepalive bytes"). */
const keepaliveLimit = 60_000;

/** Sends a save to its endpoint. Never rejects. */
export async function sendSave<Content>(
  address: string,
  accountId: string,
  save: Save<Content>,
): Promise<SaveAnswer<Content>> {
  const body = JSON.stringify({ ...save, accountId });
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
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

async function read<Content>(answer: Response): Promise<SaveAnswer<Content>> {
  if (answer.type === "opaqueredirect" || answer.status === 401) return { status: "signed-out" };
  if (answer.status >= 500 || answer.status === 429) return { status: "unreached" };
  if (answer.ok || answer.status === 409) return answer.json();
  return {
    status: "refused",
    reason: refusals[answer.status] ?? `The server rejected this request (${answer.status}).`,
    isDeleted: answer.status === 404,
  };
}

const refusals: Record<number, string | undefined> = {
  400: "The server could not read these changes.",
  403: "Your role does not allow changes.",
  404: "It has been deleted.",
  413: "It is too large to save.",
};
