import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

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
  throw new PasskeyProblem(problemIn(answer) ?? "The site cannot be reached. Try again in a moment.");
}

function problemIn(answer: unknown): string | undefined {
  return typeof answer === "object" && answer && "problem" in answer ? String(answer.problem) : undefined;
}

/**
 * The message for an error. The browser's own WebAuthn errors mean that the person cancelled or has no passkey here.
 */
export function passkeyProblemOf(error: unknown): string {
  if (error instanceof PasskeyProblem) return error.message;
  if (error instanceof Error && error.name === "InvalidStateError")
    return "This device already has a passkey for your account.";
  return "No passkey was used. Try again, or sign in another way.";
}

/** Signs in with a passkey; renders nothing without JavaScript or WebAuthn. */
export function PasskeySignIn({ action }: { action: string }) {
  const isSupported = useWebAuthn();
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!isSupported) return null;

  async function signIn() {
    setWaiting(true);
    setProblem(undefined);
    try {
      window.location.assign(await goThrough(action));
    } catch (error) {
      setProblem(passkeyProblemOf(error));
      setWaiting(false);
    }
  }

  return (
    <div className="mt-4 grid gap-3">
      {/* Not `Button`, whose script the page would load before sign-in for this alone. */}
      <button type="button" onClick={signIn} {...pressedOnce(isWaiting)} className={buttonClasses.plain}>
        {isWaiting ? "Waiting for the passkey…" : "Use a passkey"}
      </button>
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}

/** Returns the path to redirect to. */
async function goThrough(action: string): Promise<string> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = await exchange<PublicKeyCredentialRequestOptionsJSON>(action, { step: "begin" });
  const response = await startAuthentication({ optionsJSON });
  const { to } = await exchange<{ to: string }>(action, { step: "finish", response });
  return to;
}

/** Whether JavaScript runs and the browser supports WebAuthn. */
export function useWebAuthn(): boolean {
  return useHydrated() && typeof window.PublicKeyCredential === "function";
}
