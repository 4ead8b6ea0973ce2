import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { Staff } from "#app/domain/accounts/account.ts";
import { confirmPassword } from "#app/domain/accounts/confirm-password.server.ts";
import { confirmationSchema, MAX_PASSWORD_LENGTH } from "#app/domain/accounts/credentials.ts";
import { messages } from "./messages.ts";
import { parseForm } from "./parse-form.server.ts";
import { tooMany } from "./sign-in-response.server.ts";

/**
 * Reads the field `password` of a form that takes it once more. Undefined when it is right; otherwise what to answer,
 * without what was typed.
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

/** What is wrong with a password that should be somebody's, if anything. */
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

/** Why the field `password` of a form without a place for its errors is refused, if it is: the end of `?refused=`. */
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
