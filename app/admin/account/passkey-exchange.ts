import { messages } from "./messages.ts";

/** An error whose message is shown to the user. */
class PasskeyProblem extends Error {
  override name = "PasskeyProblem";
}

/** Sends JSON to the site. Throws a PasskeyProblem with the site's message, or when the site is unreachable. */
export async function exchange<Answer>(action: string, body: object): Promise<Answer> {
  const response = await fetch(action, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok && answer) return answer as Answer;
  throw new PasskeyProblem(problemIn(answer) ?? messages.theSiteCannotBeReached);
}

function problemIn(answer: unknown): string | undefined {
  return typeof answer === "object" && answer && "problem" in answer ? String(answer.problem) : undefined;
}

/**
 * The message for an error. The browser's own WebAuthn errors mean that the person cancelled or has no passkey here.
 */
export function wordsFor(error: unknown): string {
  if (error instanceof PasskeyProblem) return error.message;
  if (error instanceof Error && error.name === "InvalidStateError") return messages.thisDeviceAlreadyHasA;
  return messages.noPasskeyWasUsedTry;
}
