import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { userNews, withNews } from "#app/admin/people/change-user.server.ts";
import { UsersScreen } from "#app/admin/people/users-screen.tsx";
import { invitationFormSchema } from "#app/domain/accounts/credentials.ts";
import { invite, listInvitations } from "#app/domain/accounts/invitations.server.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { isSecondFactorRequired } from "#app/domain/accounts/second-factors.server.ts";
import { listUsers } from "#app/domain/accounts/users.server.ts";
import { visibleTabs } from "#app/domain/settings/tabs.ts";
import { passwordProblem } from "#app/http/confirm.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { parseForm, readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { visitOf } from "#app/http/request.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Users");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "users.read");
  const [users, invitations, required] = await Promise.all([
    listUsers(),
    listInvitations(),
    isSecondFactorRequired(),
  ]);
  const now = Date.now();
  return {
    users,
    invitations: invitations.map((invitation) => ({
      ...invitation,
      isExpired: invitation.expiresAt.getTime() < now,
    })),
    isSecondFactorRequired: required,
    visibleTabs: visibleTabs(staff.role),
    mayUpdate: allows(staff.role, "users.update"),
    ownId: staff.id,
    hasOwnFactor: users.some(({ id, hasSecondFactor }) => id === staff.id && hasSecondFactor),
    news: userNews(request),
  };
}

/** POST sends an invitation. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "users.update");
  const submission = parseForm(await readForm(request), invitationFormSchema);
  const hideFields = ["password"];
  if (submission.status !== "success") return data(submission.reply({ hideFields }), { status: 400 });
  const { password, ...invitation } = submission.value;
  const problem = invitation.role === "owner" ? await passwordProblem(staff, password ?? "") : undefined;
  if (problem) {
    const fieldErrors = { password: [problem.text] };
    return data(submission.reply({ hideFields, fieldErrors }), { status: problem.status });
  }
  if (!(await invite(invitation, { ...staff, visit: visitOf(request) }))) {
    const email = ["An account with this address already exists. It may be disabled."];
    return data(submission.reply({ hideFields, fieldErrors: { email } }), { status: 400 });
  }
  return seeOther(withNews(paths.admin.users(), "invited"));
}

export default function Users() {
  return <UsersScreen {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
