import { ownNonce } from "#app/ui/nonce.ts";

/** A new script element that a strict content security policy lets run. */
export function scriptElement(): HTMLScriptElement {
  const script = document.createElement("script");
  script.nonce = ownNonce();
  return script;
}
