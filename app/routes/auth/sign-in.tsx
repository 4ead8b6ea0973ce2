import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PasskeySignIn } from "#app/admin/account/passkey-sign-in.tsx";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AuthError, AuthField, AuthForm, AuthLayout } from "#app/admin/auth/auth-layout.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import { sessionTokenOf } from "#app/http/cookies.server.ts";
import { findSessionOf, requireSameOrigin } from "#app/http/guards.server.ts";
import { privateRedirect } from "#app/http/redirect-to.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import {
  authenticator,
  pathAfterSignIn,
  respondToSignIn,
  returnTo,
} from "#app/http/sign-in-response.server.ts";
import { paths } from "#app/paths/paths.ts";

export const headers = () => privateHeaders;

export const meta = () => adminMeta("Sign in");

/** Redirects signed-in users to their destination. `notice`: a screen redirected here, because the session has ended. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (await findSessionOf(request)) throw privateRedirect(pathAfterSignIn(request));
  const wanted = returnTo(request);
  const isEnded = wanted !== undefined && sessionTokenOf(request) !== undefined;
  return { notice: isEnded ? sessionEnded : undefined, passkeyPath: paths.admin.passkeySignIn(wanted) };
}

/** Sent with the data of the page, so that other visits do not load it. */
const sessionEnded =
  "You have been signed out. Sign in to continue: what you had typed is stored in this browser and comes back.";

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const answer = await authenticator.authenticate("form", request);
  if (answer.kind === "refused") return data(answer.result, { status: answer.status });

  return respondToSignIn(answer, request);
}

export default function SignIn() {
  const { notice, passkeyPath } = useLoaderData<typeof loader>();
  return (
    <AuthLayout title="Sign in">
      {notice ? (
        <p role="status" className="mb-6">
          {notice}
        </p>
      ) : null}
      <AuthForm id="sign-in" refusal={useActionData<typeof action>()} submitLabel="Sign in">
        <AuthField name="email" label="Email" type="email" autoComplete="username" autoFocus />
        <AuthField name="password" label="Password" type="password" autoComplete="current-password" />
      </AuthForm>
      <PasskeySignIn action={passkeyPath} />
      <p className="mt-6">
        <TextLink to={paths.admin.recover()}>Forgot your password?</TextLink>
      </p>
    </AuthLayout>
  );
}

export { AuthError as ErrorBoundary };
