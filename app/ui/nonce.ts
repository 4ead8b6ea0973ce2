import { createContext } from "react";

/** The nonce with which the server renders the framework's scripts; undefined in the browser. */
export const RenderNonce = createContext<string | undefined>(undefined);

/**
 * The nonce of the document in the browser, which scripts of others need; undefined where the document's policy names
 * its scripts by hashes.
 */
export function documentNonce(): string | undefined {
  return document.head.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined;
}
