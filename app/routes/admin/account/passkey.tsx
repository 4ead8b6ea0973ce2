import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountWith } from "#app/admin/account/account-news.ts";
import { PasskeyNameForm } from "#app/admin/account/passkeys.tsx";
import { ConfirmForm } from "#app/admin/account/second-factor-steps.tsx";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage, Section } from "#app/admin/admin-page.tsx";
import { passkeyNameFormSchema } from "#app/domain/accounts/credentials.ts";
import { listPasskeys, removePasskey, renamePasskey } from "#app/domain/accounts/passkeys.server.ts";
import { refuseUnlessConfirmed } from "#app/http/confirm.server.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { parseForm, readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.passkey.name ?? "Passkey");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "account.update");
  const id = idParam(params.passkeyId);
  return { passkey: orNotFound((await listPasskeys(staff.id)).find((passkey) => passkey.id === id)) };
}

/** Renames or removes one of the user's passkeys, depending on `intent`. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "account.update");
  const id = idParam(params.passkeyId);
  const form = await readForm(request);
  if (form.get("intent") === "remove") {
    const refused = await refuseUnlessConfirmed(form, staff);
    if (refused) return data({ removal: refused.data }, refused.init ?? {});
    orNotFound((await removePasskey(staff, id)) || undefined);
    return seeOther(accountWith("passkey-removed"));
  }
  const submission = parseForm(form, passkeyNameFormSchema);
  if (submission.status !== "success") return data({ naming: submission.reply() }, { status: 400 });
  orNotFound((await renamePasskey(staff, id, submission.value.name)) || undefined);
  return seeOther(accountWith("passkey-renamed"));
}

export default function Passkey() {
  const { passkey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage title={passkey.name} back={{ to: paths.admin.account(), label: "Your account" }}>
      <div className="max-w-[760px]">
        <Section title="Name">
          <PasskeyNameForm
            name={passkey.name}
            lastResult={answer && "naming" in answer ? answer.naming : undefined}
          />
        </Section>
        <Section title="Remove">
          <ConfirmForm
            id="remove"
            intent="remove"
            label="Remove the passkey"
            lastResult={answer && "removal" in answer ? answer.removal : undefined}
          >
            <p className="text-muted">
              This passkey can no longer sign you in. Your password manager may still offer it; delete it
              there too.
            </p>
          </ConfirmForm>
        </Section>
      </div>
    </AdminPage>
  );
}
