import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { messages } from "./messages.ts";
import { exchange, wordsFor } from "./passkey-exchange.ts";
import { useWebAuthn } from "./use-script.ts";

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
      setProblem(wordsFor(error));
      setWaiting(false);
    }
  }

  return (
    <div className="mt-4 grid gap-3">
      <button type="button" onClick={signIn} {...pressedOnce(isWaiting)} className={buttonClasses.plain}>
        {isWaiting ? messages.waitingForThePasskey : messages.useAPasskey}
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
