import { messages } from "./messages.ts";
/** What went wrong, in words for whoever waits. */
export class PasskeyProblem extends Error {
  override name = "PasskeyProblem";
}

/** Asks the site by JSON. Throws a PasskeyProblem with what it says, or that it cannot be reached. */
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

/** What to say of an error; the browser's own are those of somebody who has changed their mind, or has no key here. */
export function wordsFor(error: unknown): string {
  if (error instanceof PasskeyProblem) return error.message;
  if (error instanceof Error && error.name === "InvalidStateError") return messages.thisDeviceAlreadyHasA;
  return messages.noPasskeyWasUsedTry;
}
