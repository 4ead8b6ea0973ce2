import type { SubmissionResult } from "@conform-to/react";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { signInSchema } from "#app/domain/accounts/credentials.ts";
import { type SignInResult, signIn } from "#app/domain/accounts/sign-in.server.ts";
import { isConnectionError } from "#app/platform/database-errors.ts";
import { sessionTokenOf } from "./cookies.server.ts";
import { messages } from "./messages.ts";
import { parseForm, withoutOversizedFields } from "./parse-form.server.ts";
import { readSignedOutForm } from "./read-form.server.ts";
import { visitOf } from "./request.server.ts";
import { tooMany } from "./sign-in-response.server.ts";

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
