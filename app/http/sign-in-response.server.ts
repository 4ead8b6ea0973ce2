import type { SubmissionResult } from "@conform-to/react";
import { data, redirectDocument } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import { signInSchema } from "#app/domain/accounts/credentials.ts";
import { weakPasswordProblem } from "#app/domain/accounts/passwords.server.ts";
import {
  createSession,
  type OpenSession,
  type SignInResult,
  signIn,
} from "#app/domain/accounts/sign-in.server.ts";
import { paths } from "#app/paths/paths.ts";
import { isConnectionError } from "#app/platform/database-errors.server.ts";
import { deviceCookie, pendingCookie, sessionCookie, sessionTokenOf } from "./cookies.server.ts";
import { formOrServiceUnavailable } from "./database-unavailable.server.ts";
import { ownAdminPath, requireSameOrigin } from "./guards.server.ts";
import { messages } from "./messages.ts";
import {
  parseForm,
  parseSignedOutForm,
  readSignedOutForm,
  withoutOversizedFields,
} from "./read-form.server.ts";
import { privateRedirect } from "./redirect-to.server.ts";
import { visitOf } from "./request.server.ts";
import { privateHeaders } from "./response-headers.ts";

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
    return redirectDocument(pathAfterSignIn(request), { status: 303, headers: signedInHeaders(result) });
  }
  const headers = new Headers(privateHeaders);
  headers.append("Set-Cookie", pendingCookie.set(result.token, result.expiresAt));
  return redirectDocument(paths.admin.secondStep(returnTo(request)), { status: 303, headers });
}

/** The admin path that was requested before the sign-in; by default the role's start screen. */
export function pathAfterSignIn(request: Request): string {
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

/** The token in the link; empty if the address has none. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

type PasswordSchema = z.ZodObject & z.ZodType<{ password: string }>;

interface LinkForm<Schema extends PasswordSchema> {
  schema: Schema;
  /** An account's own words, which its password must not consist of: its address and name. */
  ownWords: (values: z.output<Schema>, token: string) => string[] | Promise<string[]>;
  /** Uses the token; undefined if it is no longer valid. */
  accept: (token: string, values: z.output<Schema>) => Promise<Staff | undefined>;
  /** The screen of the link, which explains why a token is no longer valid. */
  screen: (token: string) => string;
}

/**
 * The response to the form of such a link: a sign-in, or the form again with 400 and its errors, or with 503 while
 * Postgres is unavailable. The password is never returned. Throws 403 for a cross-site request.
 */
export async function receivePassword<Schema extends PasswordSchema>(
  request: Request,
  { schema, ownWords, accept, screen }: LinkForm<Schema>,
) {
  requireSameOrigin(request);
  const hideFields = ["password"];
  const token = tokenOf(request);
  const submission = await parseSignedOutForm(request, schema);
  if (submission.status !== "success") return data(submission.reply({ hideFields }), { status: 400 });
  const { value } = submission;
  async function answer() {
    const weak = await weakPasswordProblem(value.password, await ownWords(value, token));
    if (weak)
      return data<SubmissionResult<string[]>>(
        submission.reply({ hideFields, fieldErrors: { password: [weak] } }),
        { status: 400 },
      );
    const staff = await accept(token, value);
    if (!staff) throw privateRedirect(screen(token));
    const how = { means: "link" as const, previousToken: sessionTokenOf(request) };
    return respondToSignIn(await createSession(staff, visitOf(request), how), request);
  }
  return formOrServiceUnavailable(answer(), (formErrors) => submission.reply({ formErrors, hideFields }));
}
