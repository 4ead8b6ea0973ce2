import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AuthError, AuthField, AuthForm, AuthLayout, SignInInstead } from "#app/admin/auth/auth-layout.tsx";
import { messages } from "#app/admin/auth/messages.ts";
import { roleWords } from "#app/domain/accounts/account.ts";
import { acceptanceSchema, type Invitation } from "#app/domain/accounts/credentials.ts";
import { acceptInvitation, findInvitation } from "#app/domain/accounts/invitations.server.ts";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { tokenLinkHeaders } from "#app/http/response-headers.ts";
import { receivePassword, tokenOf } from "#app/http/sign-in-response.server.ts";
import { paths } from "#app/paths/paths.ts";

export const headers = () => tokenLinkHeaders;

export const meta = () => adminMeta(messages.invitation);

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
    <AuthLayout title={messages.createYourAccount}>
      <p className="mb-6 text-muted">
        {messages.youAreInvitedAs} <strong className="font-semibold text-ink">{label.toLowerCase()}</strong> (
        {about}
        {messages.youSignInWith} <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>.
      </p>
      <AuthForm id="invitation" refusal={useActionData<typeof action>()} submitLabel={messages.createAccount}>
        {/* Tells password managers the account of this password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <AuthField name="name" label={messages.nameLabel} autoComplete="name" autoFocus />
        <AuthField
          name="password"
          label={messages.password}
          type="password"
          autoComplete="new-password"
          hint={messages.useAtLeast12Characters}
        />
      </AuthForm>
    </AuthLayout>
  );
}

function ClosedInvitation() {
  return (
    <AuthLayout title={messages.thisInvitationNoLongerWorks}>
      <p>{messages.anInvitationWorksOnce}</p>
      <SignInInstead />
    </AuthLayout>
  );
}

export { AuthError as ErrorBoundary };
