import { documentNonce } from "#app/ui/document-nonce.ts";

/** A new script element that a strict content security policy lets run. */
export function scriptElement(): HTMLScriptElement {
  const script = document.createElement("script");
  const nonce = documentNonce();
  if (nonce) script.nonce = nonce;
  return script;
}
