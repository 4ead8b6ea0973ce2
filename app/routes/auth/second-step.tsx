import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PasskeySignIn } from "#app/admin/account/passkey-sign-in.tsx";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AuthError, AuthField, AuthForm, AuthLayout } from "#app/admin/auth/auth-layout.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import { secondStepSchema } from "#app/domain/accounts/credentials.ts";
import { findSecondFactors } from "#app/domain/accounts/second-factors.server.ts";
import { finishWithCode } from "#app/domain/accounts/second-step.server.ts";
import { findPendingSignIn } from "#app/domain/accounts/sessions.server.ts";
import { pendingCookie, sessionTokenOf } from "#app/http/cookies.server.ts";
import { formOrServiceUnavailable, orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { requireSameOrigin } from "#app/http/guards.server.ts";
import { parseSignedOutForm } from "#app/http/read-form.server.ts";
import { privateRedirect } from "#app/http/redirect-to.server.ts";
import { visitOf } from "#app/http/request.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { respondToSignIn, returnTo, tooMany } from "#app/http/sign-in-response.server.ts";
import { paths } from "#app/paths/paths.ts";

export const headers = () => privateHeaders;

export const meta = () => adminMeta("Sign in");

/** Requires the password step; otherwise redirects to it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await orServiceUnavailable(findPendingSignIn(pendingCookie.in(request) ?? ""));
  if (!staff) throw backToSignIn(request);
  const { authenticator, passkeys } = await findSecondFactors(staff.id);
  return { hasAuthenticator: authenticator, hasPasskey: passkeys > 0 };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const submission = await parseSignedOutForm(request, secondStepSchema);
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });
  const { code } = submission.value;

  async function finish() {
    const outcome = await finishWithCode(
      pendingCookie.in(request) ?? "",
      code,
      visitOf(request),
      sessionTokenOf(request),
    );
    switch (outcome.kind) {
      case "signed-in":
        return respondToSignIn(outcome, request);
      case "over":
        throw backToSignIn(request);
      case "limited":
        return data(submission.reply({ formErrors: [tooMany(outcome.retryAfter)] }), { status: 429 });
      case "refused": {
        const wrong = ["This code is wrong or was already used. The app shows a new one every 30 seconds."];
        return data(submission.reply({ fieldErrors: { code: wrong } }), { status: 400 });
      }
    }
  }
  return formOrServiceUnavailable(finish(), (formErrors) => submission.reply({ formErrors }));
}

function backToSignIn(request: Request): Response {
  return privateRedirect(paths.admin.signIn(returnTo(request)));
}

export default function SecondStep() {
  const { hasAuthenticator, hasPasskey } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const goal = search.get("returnTo") ?? undefined;
  return (
    <AuthLayout title="Second factor">
      {hasPasskey ? (
        <>
          <p className="text-muted">Your password is correct. Now use your passkey.</p>
          <PasskeySignIn action={asSecondFactor(paths.admin.passkeySignIn(goal))} />
        </>
      ) : null}
      <AuthForm
        id="second-step"
        refusal={useActionData<typeof action>()}
        submitLabel="Sign in"
        className={hasPasskey ? "mt-8" : ""}
      >
        <AuthField
          name="code"
          label={hasAuthenticator ? "Code from your authenticator app" : "Recovery code"}
          hint={hasAuthenticator ? "Six digits. A recovery code works too." : "Sixteen letters and digits."}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoFocus={!hasPasskey}
          spellCheck={false}
        />
      </AuthForm>
      <p className="mt-6">
        <TextLink to={paths.admin.signIn(goal)}>Sign in with another account</TextLink>
      </p>
    </AuthLayout>
  );
}

export { AuthError as ErrorBoundary };

/** Here, not in `paths`: it would be loaded before sign-in. */
function asSecondFactor(action: string): string {
  return `${action}${action.includes("?") ? "&" : "?"}second=yes`;
}
