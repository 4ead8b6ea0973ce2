import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountNews, accountWith } from "#app/admin/account/account-news.ts";
import { AccountScreen } from "#app/admin/account/account-screen.tsx";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { nameFormSchema } from "#app/domain/accounts/credentials.ts";
import { deviceName } from "#app/domain/accounts/device.ts";
import { listPasskeys } from "#app/domain/accounts/passkeys.server.ts";
import { renameAccount } from "#app/domain/accounts/profile.server.ts";
import { findSecondFactors } from "#app/domain/accounts/second-factors.server.ts";
import { listSessions } from "#app/domain/accounts/sessions.server.ts";
import { requireSession, requireStaff } from "#app/http/guards.server.ts";
import { parseForm, readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";

export const meta: MetaFunction = () => adminMeta("Your account");

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, staff, owesSecondFactor } = await requireSession(request, "account.update");
  const [factors, passkeys, sessions] = await Promise.all([
    findSecondFactors(staff.id),
    listPasskeys(staff.id),
    listSessions(staff.id),
  ]);
  return {
    staff,
    factors,
    passkeys,
    sessions: sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceName(userAgent),
      isThisOne: session.id === id,
    })),
    owesSecondFactor,
    news: accountNews(request),
  };
}

/** POST changes the user's own name. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "account.update");
  const submission = parseForm(await readForm(request), nameFormSchema);
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });
  await renameAccount(staff, submission.value.name);
  return seeOther(accountWith("name"));
}

export default function Account() {
  return <AccountScreen {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
