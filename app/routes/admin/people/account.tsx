import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { answerChange, userNews } from "#app/admin/people/change-user.server.ts";
import { messages } from "#app/admin/people/messages.ts";
import { UserScreen } from "#app/admin/people/user-screen.tsx";
import { roleChangeSchema } from "#app/domain/accounts/credentials.ts";
import { deviceName } from "#app/domain/accounts/device.ts";
import { countHoldings, listSuccessors } from "#app/domain/accounts/hand-over.server.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { listSessions } from "#app/domain/accounts/sessions.server.ts";
import { changeRole, findUser } from "#app/domain/accounts/users.server.ts";
import { passwordProblem } from "#app/http/confirm.server.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { parseForm, readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { visitOf } from "#app/http/request.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.user.name ?? messages.user);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "users.read");
  const user = orNotFound(await findUser(idParam(params.accountId)));
  const [sessions, holdings] = await Promise.all([listSessions(user.id), countHoldings(user.id)]);
  return {
    user,
    work: { holdings, successors: await listSuccessors(user.id, holdings) },
    sessions: sessions.map(({ id, userAgent, address, lastSeenAt }) => ({
      id,
      device: deviceName(userAgent),
      address,
      lastSeenAt,
    })),
    isYourself: user.id === staff.id,
    mayUpdate: allows(staff.role, "users.update"),
    mayReadAudit: allows(staff.role, "audit.read"),
    news: userNews(request),
  };
}

/** POST changes a user's role. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "users.update");
  const id = idParam(params.accountId);
  const submission = parseForm(await readForm(request), roleChangeSchema);
  const hideFields = ["password"];
  if (submission.status !== "success") return data(submission.reply({ hideFields }), { status: 400 });
  const { role, was, password } = submission.value;
  const problem = await passwordProblem(staff, password);
  if (problem) {
    const fieldErrors = { password: [problem.text] };
    return data(submission.reply({ hideFields, fieldErrors }), { status: problem.status });
  }
  const change = await changeRole(id, role, was, { ...staff, visit: visitOf(request) });
  // Former owners may not see the users any more.
  if (change === "done" && id === staff.id) return seeOther(paths.admin.account());
  return answerChange(id, change, "role");
}

export default function UserPage() {
  return <UserScreen {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
