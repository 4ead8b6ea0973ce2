/** A new script element that a strict content security policy lets run. */
export function scriptElement(): HTMLScriptElement {
  const script = document.createElement("script");
  const nonce = pageNonce();
  if (nonce) script.nonce = nonce;
  return script;
}

/** The nonce the page's own scripts came with; a browser shows it to scripts, not in the markup. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined;
}
