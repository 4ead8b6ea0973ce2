import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { useAnswer } from "#app/admin/live/live-updates.tsx";
import { answerChange, userNews } from "#app/admin/people/change-user.server.ts";
import { UserScreen } from "#app/admin/people/user-screen.tsx";
import { type RecordAnswer, respondWith } from "#app/admin/records/record-answer.ts";
import { roleChangeSchema } from "#app/domain/accounts/credentials.ts";
import { deviceName } from "#app/domain/accounts/device.ts";
import { countHoldings, listSuccessors } from "#app/domain/accounts/hand-over.server.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { listSessions } from "#app/domain/accounts/sessions.server.ts";
import { changeRole, findUser } from "#app/domain/accounts/users.server.ts";
import { passwordProblem } from "#app/http/confirm.server.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { parseForm, readForm, readVersion } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { visitOf } from "#app/http/request.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.user.name ?? "User");

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

/** POST changes a user's role; responds with 409 if another owner changed it since the form was loaded. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "users.update");
  const id = idParam(params.accountId);
  const form = await readForm(request);
  const submission = parseForm(form, roleChangeSchema);
  const reply = (fieldErrors?: Record<string, string[]>) =>
    submission.reply({ hideFields: ["password"], fieldErrors });
  if (submission.status !== "success")
    return respondWith<RecordAnswer>({ status: "invalid", result: reply() });
  const { role, password } = submission.value;
  const problem = await passwordProblem(staff, password);
  if (problem)
    return respondWith<RecordAnswer>(
      { status: "invalid", result: reply({ password: [problem.text] }) },
      problem.status,
    );
  const change = await changeRole(id, readVersion(form), role, { ...staff, visit: visitOf(request) });
  if (change === "stale" || change === "stale-own") {
    const stored = orNotFound(await findUser(id));
    const conflict = { isOwn: change === "stale-own", fields: ["role"], stored: { role: stored.role } };
    return respondWith<RecordAnswer>({
      status: "conflict",
      result: reply(),
      version: stored.version,
      conflict,
    });
  }
  // Former owners may not see the users any more.
  if (change === "done" && id === staff.id) return seeOther(paths.admin.account());
  return answerChange(id, change, "role");
}

export default function UserPage() {
  return <UserScreen {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
