import type { ActionFunctionArgs } from "@remix-run/node";
import { changeUser, toUser } from "#app/admin/people/change-user.server.ts";
import { signOutEverywhere } from "#app/domain/accounts/users.server.ts";

export const loader = toUser;

/** DELETE ends all sessions of a user. */
export function action(asked: ActionFunctionArgs) {
  return changeUser(asked, () => ({ run: signOutEverywhere, news: "signed-out" }));
}
