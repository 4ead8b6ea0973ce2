import { documentNonce } from "#app/ui/document-nonce.ts";

/** Creates a script element with the nonce that a strict content security policy requires. */
export function scriptElement(): HTMLScriptElement {
  const script = document.createElement("script");
  const nonce = documentNonce();
  if (nonce) script.nonce = nonce;
  return script;
}
