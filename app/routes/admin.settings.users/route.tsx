import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { userNews, withNews } from "#app/admin/people/user-news.ts";
import { UsersScreen } from "#app/admin/people/users-screen.tsx";
import { invitationSchema } from "#app/domain/accounts/invitation.ts";
import { invite, listInvitations } from "#app/domain/accounts/invitations.server.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { isSecondFactorRequired } from "#app/domain/accounts/second-factor.server.ts";
import { listUsers } from "#app/domain/accounts/users.server.ts";
import { visibleTabs } from "#app/domain/settings/tabs.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";

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
    news: userNews(request).done,
  };
}

/** POST invites somebody. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "users.update");
  const submission = parseForm(await readForm(request), invitationSchema);
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });
  if (!(await invite(submission.value, staff))) {
    const email = ["Somebody with this address has an account already. It may be disabled; look above."];
    return data(submission.reply({ fieldErrors: { email } }), { status: 400 });
  }
  return redirect(withNews(paths.admin.users(), "invited"), { status: 303, headers: privateHeaders });
}

export default function Users() {
  return <UsersScreen {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
