import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { Staff } from "#app/domain/accounts/account.ts";
import { confirmationSchema, MAX_PASSWORD_LENGTH } from "#app/domain/accounts/credentials.ts";
import { confirmPassword } from "#app/domain/accounts/passwords.server.ts";
import { messages } from "./messages.ts";
import { parseForm } from "./read-form.server.ts";
import { tooMany } from "./sign-in-response.server.ts";

/**
 * Verifies the field `password` of a form that asks for it again. Undefined if it is correct; otherwise the response,
 * without the submitted values.
 */
export async function refuseUnlessConfirmed(form: FormData, staff: Staff) {
  const submission = parseForm(form, confirmationSchema);
  if (submission.status !== "success") return data(submission.reply({ hideFields: ["password"] }), 400);
  const problem = await passwordProblem(staff, submission.value.password);
  if (!problem) return undefined;
  const fieldErrors = { password: [problem.text] };
  return data<SubmissionResult<string[]>>(submission.reply({ hideFields: ["password"], fieldErrors }), {
    status: problem.status,
  });
}

/** Returns the error for a password that should match the account, if any. */
export async function passwordProblem(
  staff: Staff,
  password: string,
): Promise<{ text: string; status: 400 | 429 } | undefined> {
  const confirmation = await confirmPassword(staff, password);
  switch (confirmation.kind) {
    case "confirmed":
      return undefined;
    case "wrong":
      return { text: messages.wrongPassword, status: 400 };
    case "limited":
      return { text: tooMany(confirmation.retryAfter), status: 429 };
  }
}

/**
 * Returns the reason why the field `password` is refused, if any, for forms without field errors: the value of
 * `?refused=`.
 */
export async function passwordRefusal(
  staff: Staff,
  form: FormData,
): Promise<"password" | "password-limit" | undefined> {
  const password = form.get("password");
  if (typeof password !== "string" || password.length > MAX_PASSWORD_LENGTH) return "password";
  const problem = await passwordProblem(staff, password);
  if (!problem) return undefined;
  return problem.status === 429 ? "password-limit" : "password";
}
