/** The nonce of the current document, for third-party scripts; undefined if its policy uses script hashes. */
export function documentNonce(): string | undefined {
  return document.head.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined;
}
