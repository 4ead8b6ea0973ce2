import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import {
  AccountOfPassword,
  AuthError,
  AuthField,
  AuthForm,
  AuthLayout,
  NewPasswordField,
  SignInInstead,
} from "#app/admin/auth/auth-layout.tsx";
import { roleWords } from "#app/domain/accounts/account.ts";
import { acceptanceSchema, type Invitation } from "#app/domain/accounts/credentials.ts";
import { acceptInvitation, findInvitation } from "#app/domain/accounts/invitations.server.ts";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { tokenLinkHeaders } from "#app/http/response-headers.ts";
import { receivePassword, tokenOf } from "#app/http/sign-in-response.server.ts";
import { paths } from "#app/paths/paths.ts";

export const headers = () => tokenLinkHeaders;

export const meta = () => adminMeta("Invitation");

export async function loader({ request }: LoaderFunctionArgs) {
  const invitation = await orServiceUnavailable(findInvitation(tokenOf(request)));
  return data({ invitation: invitation ?? null }, { status: invitation ? 200 : 410 });
}

export function action({ request }: ActionFunctionArgs) {
  return receivePassword(request, {
    schema: acceptanceSchema,
    ownWords: async ({ name }, token) => [name, (await findInvitation(token))?.email ?? ""],
    accept: acceptInvitation,
    screen: paths.admin.invitation,
  });
}

export default function AcceptInvitation() {
  const { invitation } = useLoaderData<typeof loader>();
  return invitation ? <AcceptForm {...invitation} /> : <ClosedInvitation />;
}

function AcceptForm({ email, role }: Invitation) {
  const { label, about } = roleWords[role];
  return (
    <AuthLayout title="Create your account">
      <p className="mb-6 text-muted">
        You are invited as <strong className="font-semibold text-ink">{label.toLowerCase()}</strong> ({about}
        ). You sign in with <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>.
      </p>
      <AuthForm id="invitation" refusal={useActionData<typeof action>()} submitLabel="Create account">
        <AccountOfPassword email={email} />
        <AuthField name="name" label="Name" autoComplete="name" autoFocus />
        <NewPasswordField />
      </AuthForm>
    </AuthLayout>
  );
}

function ClosedInvitation() {
  return (
    <AuthLayout title="This invitation no longer works">
      <p>
        An invitation works once, for seven days, and can be revoked or replaced. Ask an owner for a new one.
      </p>
      <SignInInstead />
    </AuthLayout>
  );
}

export { AuthError as ErrorBoundary };
