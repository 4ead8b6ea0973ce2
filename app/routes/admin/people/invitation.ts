import type { ActionFunctionArgs } from "@remix-run/node";
import { withNews } from "#app/admin/people/change-user.server.ts";
import { resendInvitation, revokeInvitation } from "#app/domain/accounts/invitations.server.ts";
import { idParam, requireStaff } from "#app/http/guards.server.ts";
import { isDelete, redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

/** Invitations are listed on the users' screen. */
export const loader = redirectTo("users.read", () => paths.admin.users());

/** POST resends an invitation, DELETE revokes it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "users.update");
  const id = idParam(params.invitationId);
  const isBack = await isDelete(request);
  const exists = isBack ? await revokeInvitation(id, staff) : await resendInvitation(id, staff);
  const users = paths.admin.users();
  return seeOther(
    exists ? withNews(users, isBack ? "revoked" : "invited-again") : `${users}?refused=no-invitation`,
  );
}
