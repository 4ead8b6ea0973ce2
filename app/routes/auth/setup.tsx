import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import {
  AuthError,
  AuthField,
  AuthForm,
  AuthLayout,
  NewPasswordField,
  UsedSetupLink,
} from "#app/admin/auth/auth-layout.tsx";
import { completeSetup, isSetupOpen } from "#app/domain/accounts/accounts.server.ts";
import { setupSchema } from "#app/domain/accounts/credentials.ts";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { tokenLinkHeaders } from "#app/http/response-headers.ts";
import { receivePassword, tokenOf } from "#app/http/sign-in-response.server.ts";
import { paths } from "#app/paths/paths.ts";

export const headers = () => tokenLinkHeaders;

export const meta = () => adminMeta("Set up");

export async function loader({ request }: LoaderFunctionArgs) {
  const isOpen = await orServiceUnavailable(isSetupOpen(tokenOf(request)));
  return data({ isOpen }, { status: isOpen ? 200 : 410 });
}

export function action({ request }: ActionFunctionArgs) {
  return receivePassword(request, {
    schema: setupSchema,
    ownWords: ({ email, name }) => [email, name],
    accept: completeSetup,
    screen: paths.admin.setup,
  });
}

export default function SetUp() {
  const { isOpen } = useLoaderData<typeof loader>();
  return isOpen ? <SetUpForm /> : <UsedSetupLink />;
}

function SetUpForm() {
  return (
    <AuthLayout title="Create the first account">
      <p className="mb-6 text-muted">The first account is an owner: it can view and change everything.</p>
      <AuthForm id="setup" refusal={useActionData<typeof action>()} submitLabel="Create account">
        <AuthField name="name" label="Name" autoComplete="name" autoFocus />
        <AuthField name="email" label="Email" type="email" autoComplete="username" />
        <NewPasswordField />
      </AuthForm>
    </AuthLayout>
  );
}

export { AuthError as ErrorBoundary };
