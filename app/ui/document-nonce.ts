/**
 * The nonce of the document in the browser, which scripts of others need; undefined where the document's policy names
 * its scripts by hashes.
 */
export function documentNonce(): string | undefined {
  return document.head.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined;
}
