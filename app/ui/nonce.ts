declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * The nonce of the document in the browser, by which its content security policy lets in scripts and styles that are
 * made there; undefined on the server. The name is the one under which packages look for it.
 */
export const ownNonce = () => globalThis.__webpack_nonce__;
