import { flashMessageOf } from "#app/admin/flash-message.tsx";
import type { UserChange } from "#app/domain/accounts/users.server.ts";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

const words = {
  invited: messages.invitationSent,
  "invited-again": messages.invitationSentAgainThePrevious,
  revoked: messages.invitationWithdrawnItsLinkNo,
  "rules-saved": messages.ruleSaved,
  role: messages.roleChangedItAppliesFrom,
  disabled: messages.accountDisabledAndSignedOut,
  "handed-over": messages.leadsAndOpenTasksHanded,
  enabled: messages.accountEnabled,
  "signed-out": messages.signedOutEverywhere,
  "second-factor-removed": messages.secondFactorRemovedThePerson,
};

export type UserNews = keyof typeof words;

/** Adds the message about the last action to a path. */
export function withNews(path: string, news: UserNews): string {
  return `${path}?done=${news}`;
}

/** The account's screen after a change, with a success message or the reason of the refusal. */
export function afterChange(id: string, change: UserChange, news: UserNews): string {
  return change === "done"
    ? withNews(paths.admin.user(id), news)
    : `${paths.admin.user(id)}?refused=${change}`;
}

const refusals: Record<string, string> = {
  "last-owner": messages.thisIsTheOnlyOwner,
  stale: messages.someoneElseHasChangedThe,
  password: messages.wrongPasswordNothingWasChanged,
  "password-limit": messages.tooManyWrongPasswordsNothing,
  "no-factor": messages.setUpASecondFactor,
  "no-successor": messages.thisColleagueCannotTakeOver,
  yourself: messages.askAnotherOwnerToDo,
};

export function userNews(request: Request): { done?: string; refused?: string } {
  const refused = new URL(request.url).searchParams.get("refused") ?? "";
  return {
    done: flashMessageOf(request, words),
    refused: Object.hasOwn(refusals, refused) ? refusals[refused] : undefined,
  };
}
