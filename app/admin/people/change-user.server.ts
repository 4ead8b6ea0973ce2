import { flashMessageOf } from "#app/admin/flash-message.tsx";
import type { UserActor, UserChange } from "#app/domain/accounts/users.server.ts";
import { passwordRefusal } from "#app/http/confirm.server.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { readWrite, redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { visitOf } from "#app/http/request.server.ts";
import { paths } from "#app/paths/paths.ts";

interface UserRequest {
  request: Request;
  params: { accountId?: string };
}

/** A GET of a write-only route redirects to the account's screen. */
export const toUser = redirectTo("users.read", ({ accountId }) => paths.admin.user(idParam(accountId)));

interface Change {
  run: (id: string, by: UserActor) => Promise<UserChange>;
  news: UserNews;
  /** Refused for the signed-in account itself. */
  onlyOthers?: boolean;
  /** Requires the field `password`. */
  requiresPassword?: boolean;
}

/** Changes an account as the body requests, and redirects to its screen. */
export async function changeUser({ request, params }: UserRequest, choose: (isDelete: boolean) => Change) {
  const staff = await requireStaff(request, "users.update");
  const id = idParam(params.accountId);
  const { form, isDelete } = await readWrite(request);
  const { run, news, onlyOthers, requiresPassword } = choose(isDelete);
  const refuse = (refusal: string) => seeOther(`${paths.admin.user(id)}?refused=${refusal}`);
  if (onlyOthers && id === staff.id) return refuse("yourself");
  const refusal = requiresPassword ? await passwordRefusal(staff, form) : undefined;
  if (refusal) return refuse(refusal);
  return answerChange(id, await run(id, { ...staff, visit: visitOf(request) }), news);
}

const words = {
  invited: "Invitation sent.",
  "invited-again": "Invitation sent again. The previous link no longer works.",
  revoked: "Invitation withdrawn. Its link no longer works.",
  "rules-saved": "Rule saved.",
  role: "Role changed. It applies from the next request.",
  disabled:
    "Account disabled and signed out everywhere. Its leads and open tasks are unassigned, and its preview links are revoked.",
  "handed-over": "Leads and open tasks handed over.",
  enabled: "Account enabled.",
  "signed-out": "Signed out everywhere.",
  "second-factor-removed": "Second factor removed. The person is notified by email.",
};

type UserNews = keyof typeof words;

/** Adds the message about the last action to a path. */
export function withNews(path: string, news: UserNews): string {
  return `${path}?done=${news}`;
}

/**
 * Redirects to the account's screen after a change, with a success message or the reason of the refusal. Throws a 404
 * Response for an unknown account.
 */
export function answerChange(id: string, change: UserChange, news: UserNews) {
  orNotFound(change === "missing" ? undefined : change);
  const user = paths.admin.user(id);
  return seeOther(change === "done" ? withNews(user, news) : `${user}?refused=${change}`);
}

const refusals: Record<string, string> = {
  "last-owner": "This is the only owner who can sign in. Make someone else an owner first.",
  password: "Wrong password. Nothing was changed. Enter your own password to confirm.",
  "password-limit": "Too many wrong passwords. Nothing was changed. Try again in a few minutes.",
  "no-invitation": "This invitation no longer exists: it was accepted, or someone else has withdrawn it.",
  "no-factor": "Set up a second factor for your own account first. Otherwise, you would lock yourself out.",
  "no-successor": "This colleague cannot take over these leads and tasks. Choose someone else.",
  yourself: "Ask another owner to do this, so that you cannot lock yourself out.",
};

export function userNews(request: Request): { done?: string; refused?: string } {
  const refused = new URL(request.url).searchParams.get("refused") ?? "";
  return {
    done: flashMessageOf(request, words),
    refused: Object.hasOwn(refusals, refused) ? refusals[refused] : undefined,
  };
}
