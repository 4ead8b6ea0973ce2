import type { ActionFunctionArgs } from "@remix-run/node";
import { changeUser, toUser, type UserRequest } from "#app/admin/people/change-user.server.ts";
import {
  disableUser,
  enableUser,
  removeSecondFactor,
  signOutEverywhere,
} from "#app/domain/accounts/users.server.ts";
import { orNotFound } from "#app/http/params.ts";
import { canonicalPath } from "#app/http/site-paths.ts";

export const loader = toUser;

/** Resources of a user whose writes change the whole account, by the last segment of their address. */
const resources: Record<string, (asked: UserRequest) => ReturnType<typeof changeUser>> = {
  /** POST disables an account, DELETE enables it. */
  disablement: (asked) =>
    changeUser(asked, (isDelete) =>
      isDelete
        ? { run: enableUser, news: "enabled", requiresPassword: true }
        : { run: disableUser, news: "disabled", onlyOthers: true, requiresPassword: true },
    ),
  /** DELETE removes another user's lost second factor; users remove their own on their account's screen. */
  "second-factor": (asked) =>
    changeUser(asked, () => ({
      run: removeSecondFactor,
      news: "second-factor-removed",
      onlyOthers: true,
      requiresPassword: true,
    })),
  /** DELETE ends all sessions of a user. */
  sessions: (asked) => changeUser(asked, () => ({ run: signOutEverywhere, news: "signed-out" })),
};

export function action(asked: ActionFunctionArgs) {
  const path = canonicalPath(new URL(asked.request.url).pathname);
  const change = orNotFound(resources[path.slice(path.lastIndexOf("/") + 1)]);
  return change(asked);
}
