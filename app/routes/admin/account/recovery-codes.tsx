import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CodeList, ConfirmForm } from "#app/admin/account/second-factor-steps.tsx";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import type { Staff } from "#app/domain/accounts/account.ts";
import { renewRecoveryCodes } from "#app/domain/accounts/profile.server.ts";
import { findSecondFactors } from "#app/domain/accounts/second-factors.server.ts";
import { refuseUnlessConfirmed } from "#app/http/confirm.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Recovery codes");

export async function loader({ request }: LoaderFunctionArgs) {
  const { codes } = await requireSecondFactor(await requireStaff(request, "account.update"));
  return { left: codes };
}

/** Generates new codes and shows them once. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "account.update");
  await requireSecondFactor(staff);
  const refused = await refuseUnlessConfirmed(await readForm(request), staff);
  if (refused) return data({ result: refused.data }, refused.init ?? {});
  return data({ codes: await renewRecoveryCodes(staff) });
}

/** Recovery codes replace a second factor, so they require one. */
async function requireSecondFactor(staff: Staff) {
  const factors = await findSecondFactors(staff.id);
  if (factors.authenticator || factors.passkeys > 0) return factors;
  throw seeOther(paths.admin.account());
}

export default function RecoveryCodes() {
  const { left } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage title="Recovery codes" back={{ to: paths.admin.account(), label: "Your account" }}>
      {answer && "codes" in answer ? (
        <CodeList codes={answer.codes} />
      ) : (
        <ConfirmForm id="renew" label="Generate new codes?" lastResult={answer?.result}>
          <p>
            {left === 1 ? "1 code is" : `${left} codes are`} left. New codes replace the old ones, which stop
            working.
          </p>
        </ConfirmForm>
      )}
    </AdminPage>
  );
}
