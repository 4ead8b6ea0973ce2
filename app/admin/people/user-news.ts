import { doneIn } from "#app/admin/done.ts";
import type { UserChange } from "#app/domain/accounts/users.server.ts";
import { paths } from "#app/http/paths.ts";

const words = {
  invited: "The invitation is on its way.",
  "invited-again": "The invitation is sent again; the link before opens no more.",
  revoked: "Invitation withdrawn. Its link no longer works.",
  "rules-saved": "The rule is saved.",
  role: "The role is changed. It counts from the next step on.",
  disabled: "Account disabled and signed out everywhere. Its leads and open tasks are unassigned.",
  "handed-over": "Leads and open tasks handed over.",
  enabled: "The account is open again.",
  "signed-out": "Signed out everywhere.",
  "second-factor-removed": "The second factor is removed, and a mail says so.",
};

export type UserNews = keyof typeof words;

/** Says on the screen at this path what has just been done. */
export function withNews(path: string, news: UserNews): string {
  return `${path}?done=${news}`;
}

/** The screen of somebody after a change: with the news, or with why it was refused. */
export function afterChange(id: string, change: UserChange, news: UserNews): string {
  return change === "done"
    ? withNews(paths.admin.user(id), news)
    : `${paths.admin.user(id)}?refused=${change}`;
}

const refusals: Record<string, string> = {
  "last-owner":
    "This is the only owner who can sign in. Make somebody else an owner first, or nobody could let people in.",
  stale: "Somebody else has changed the role meanwhile. Look at it and choose again.",
  password: "The password is wrong, so nothing was changed. Enter your own password to confirm.",
  "password-limit": "Too many wrong passwords, so nothing was changed. Try again in a few minutes.",
  "no-factor":
    "Set up a second factor for your own account first. Otherwise the rule would lock you out of everything else.",
  "no-successor": "This colleague cannot take over these leads and tasks. Choose someone else.",
  yourself: "Ask another owner for that, so that you do not lock yourself out.",
};

export function userNews(request: Request): { done?: string; refused?: string } {
  const refused = new URL(request.url).searchParams.get("refused") ?? "";
  return {
    done: doneIn(request, words),
    refused: Object.hasOwn(refusals, refused) ? refusals[refused] : undefined,
  };
}
