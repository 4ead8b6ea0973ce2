import type { SubmissionResult } from "@conform-to/react";
import { redirectDocument } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { signInSchema } from "#app/domain/accounts/credentials.ts";
import { type OpenSession, type SignInResult, signIn } from "#app/domain/accounts/sign-in.server.ts";
import { isConnectionError } from "#app/platform/database-errors.server.ts";
import { deviceCookie, pendingCookie, sessionCookie, sessionTokenOf } from "./cookies.server.ts";
import { messages } from "./messages.ts";
import { ownAdminPath } from "./own-path.ts";
import { parseForm, withoutOversizedFields } from "./parse-form.server.ts";
import { paths } from "./paths.ts";
import { privateHeaders } from "./private-headers.ts";
import { readSignedOutForm } from "./read-form.server.ts";
import { visitOf } from "./request.server.ts";

/** Longer than browsers store any cookie. */
const deviceLifetime = 400 * 24 * 60 * 60_000;

/** The response headers that sign a browser in. */
export function signedInHeaders({ token, expiresAt, device }: OpenSession): Headers {
  const headers = new Headers(privateHeaders);
  headers.append("Set-Cookie", sessionCookie(token, expiresAt));
  headers.append("Set-Cookie", deviceCookie.set(device, new Date(Date.now() + deviceLifetime)));
  headers.append("Set-Cookie", pendingCookie.clear());
  return headers;
}

/** Redirects after the first factor: into the admin, or to the second step. */
export function respondToSignIn(result: SignInResult, request: Request): Response {
  if (result.kind === "signed-in") {
    return redirectDocument(returnPath(request), { status: 303, headers: signedInHeaders(result) });
  }
  const headers = new Headers(privateHeaders);
  headers.append("Set-Cookie", pendingCookie.set(result.token, result.expiresAt));
  return redirectDocument(paths.admin.secondStep(returnTo(request)), { status: 303, headers });
}

/** The admin path that was requested before the sign-in; by default the role's start screen. */
export function returnPath(request: Request): string {
  const wanted = returnTo(request);
  return wanted === undefined || wanted === paths.admin.home() ? paths.admin.start() : wanted;
}

/** The same; undefined without a `returnTo`. */
export function returnTo(request: Request): string | undefined {
  return ownAdminPath(new URL(request.url).searchParams.get("returnTo"));
}

/** @param retryAfter seconds */
export function tooMany(retryAfter: number): string {
  const minutes = Math.ceil(retryAfter / 60);
  return messages.tooManyAttempts(messages.minutes(minutes));
}

type SignInAnswer =
  | SignInResult
  | { kind: "refused"; status: 400 | 429 | 503; result: SubmissionResult<string[]> };

/** The form strategy with a limit on the size of the form. */
class WholeFormStrategy<Answer> extends FormStrategy<Answer> {
  override async authenticate(request: Request): Promise<Answer> {
    return this.verify({ form: await readSignedOutForm(request), request });
  }
}

/** Signs in with the fields `email` and `password`. A refusal returns the submitted values except the password. */
export const authenticator = new Authenticator<SignInAnswer>();

authenticator.use(
  new WholeFormStrategy(async ({ form, request }) => {
    const submission = parseForm(withoutOversizedFields(form, signInSchema), signInSchema);
    const refuse = (status: 400 | 429 | 503, formErrors?: string[]): SignInAnswer => ({
      kind: "refused",
      status,
      result: submission.reply({ hideFields: ["password"], formErrors }),
    });
    if (submission.status !== "success") return refuse(400);

    const outcome = await signIn(submission.value, visitOf(request), sessionTokenOf(request)).catch(
      (error: unknown) => {
        if (isConnectionError(error)) return undefined;
        throw error;
      },
    );
    if (!outcome) return refuse(503, [messages.signInUnavailable]);
    if (outcome.kind === "refused") return refuse(400, [messages.wrongCredentials]);
    if (outcome.kind === "limited") return refuse(429, [tooMany(outcome.retryAfter)]);
    return outcome;
  }),
);
