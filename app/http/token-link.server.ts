import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { weakPasswordProblem } from "#app/domain/accounts/passwords.server.ts";
import { formOrServiceUnavailable } from "./database-unavailable.server.ts";
import { parseForm, withoutOversizedFields } from "./parse-form.server.ts";
import { readSignedOutForm } from "./read-form.server.ts";
import { requireSameOrigin } from "./same-origin.server.ts";

/** The token in the link; empty if the address has none. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

type PasswordSchema = z.ZodObject & z.ZodType<{ password: string }>;

/** An account's own words, which its password must not consist of: its address and name. */
type OwnWords<Values> = (values: Values) => Promise<string[]>;

/**
 * The response to the form of such a link: the result of `onAccepted`, or the form again with 400 and its errors, or with
 * 503 while Postgres is unavailable. The password is never returned. Throws 403 for a cross-site request.
 */
export async function receivePassword<Schema extends PasswordSchema, Answer>(
  request: Request,
  schema: Schema,
  ownWords: OwnWords<z.output<Schema>>,
  onAccepted: (values: z.output<Schema>) => Promise<Answer>,
) {
  requireSameOrigin(request);
  const hideFields = ["password"];
  const submission = parseForm(withoutOversizedFields(await readSignedOutForm(request), schema), schema);
  if (submission.status !== "success") return data(submission.reply({ hideFields }), { status: 400 });
  const { value } = submission;
  async function answer() {
    const weak = await weakPasswordProblem(value.password, await ownWords(value));
    if (!weak) return onAccepted(value);
    return data<SubmissionResult<string[]>>(
      submission.reply({ hideFields, fieldErrors: { password: [weak] } }),
      { status: 400 },
    );
  }
  return formOrServiceUnavailable(answer(), (formErrors) => submission.reply({ formErrors, hideFields }));
}
