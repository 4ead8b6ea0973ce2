import type { PageDraft } from "#app/domain/pages/draft.ts";
import type { Missing } from "#app/domain/publishing/missing.ts";
import { paths } from "#app/http/paths.ts";

/** The result of publishing or scheduling. */
export type PublishingAnswer =
  /** `unchanged`: everything is already published, and nothing was done. */
  | { status: "published" | "scheduled" | "cancelled" | "unchanged"; version: number }
  | { status: "missing"; missing: Missing[] }
  /** Another person changed the page after that version; `theirs` is the current draft. */
  | { status: "conflict"; theirs: PageDraft; theirVersion: number };

/** Each rejects with a message for users when the site is unreachable or refuses. */
export const publishingRequests = {
  publish: (pageId: string, baseVersion: number) =>
    send<PublishingAnswer>("POST", paths.admin.publication(pageId), { baseVersion: String(baseVersion) }),
  schedule: (pageId: string, baseVersion: number, at: Date) =>
    send<PublishingAnswer>("POST", paths.admin.schedule(pageId), {
      baseVersion: String(baseVersion),
      at: at.toISOString().slice(0, 19), // in UTC
    }),
  cancelSchedule: (pageId: string) => send<PublishingAnswer>("DELETE", paths.admin.schedule(pageId)),
  discardDraft: (pageId: string) =>
    send<{ draft: PageDraft; version: number }>("DELETE", paths.admin.draft(pageId)),
};

/** Statuses whose body explains the failure; the caller handles them. */
const explained = [409, 422];

async function send<Answer>(
  method: "POST" | "DELETE",
  address: string,
  form: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    headers: { Accept: "application/json" },
    body: new URLSearchParams(form),
    redirect: "manual",
  }).catch(() => undefined);
  if (!answer) throw new Error("The site cannot be reached. Nothing has changed; try again when it can.");
  if (answer.type === "opaqueredirect")
    throw new Error("You are signed out. Sign in in another tab, then try again.");
  if (answer.status === 403) throw new Error("This account may not publish pages.");
  if (!answer.ok && !explained.includes(answer.status)) {
    throw new Error(
      `The site could not do this (${answer.status}). Nothing has changed; try again in a moment.`,
    );
  }
  return answer.json();
}
