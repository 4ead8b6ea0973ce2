import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useSearchParams } from "@remix-run/react";
import { PasskeySignIn } from "#app/admin/account/passkey-sign-in.tsx";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AuthError, AuthField, AuthForm, AuthLayout } from "#app/admin/auth/auth-layout.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import { findSessionOf, requireSameOrigin } from "#app/http/guards.server.ts";
import { privateRedirect } from "#app/http/redirect-to.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { authenticator, pathAfterSignIn, respondToSignIn } from "#app/http/sign-in-response.server.ts";
import { paths } from "#app/paths/paths.ts";

export const headers = () => privateHeaders;

export const meta = () => adminMeta("Sign in");

/** Redirects signed-in users to their destination. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (await findSessionOf(request)) throw privateRedirect(pathAfterSignIn(request));
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const answer = await authenticator.authenticate("form", request);
  if (answer.kind === "refused") return data(answer.result, { status: answer.status });

  return respondToSignIn(answer, request);
}

export default function SignIn() {
  const [search] = useSearchParams();
  return (
    <AuthLayout title="Sign in">
      <AuthForm id="sign-in" refusal={useActionData<typeof action>()} submitLabel="Sign in">
        <AuthField name="email" label="Email" type="email" autoComplete="username" autoFocus />
        <AuthField name="password" label="Password" type="password" autoComplete="current-password" />
      </AuthForm>
      <PasskeySignIn action={paths.admin.passkeySignIn(search.get("returnTo") ?? undefined)} />
      <p className="mt-6">
        <TextLink to={paths.admin.recover()}>Forgot your password?</TextLink>
      </p>
    </AuthLayout>
  );
}

export { AuthError as ErrorBoundary };
