import { randomBytes } from "node:crypto";

/** A document and its content security policy. */
export interface Page {
  html: string;
  policy: string;
}

/** Stands for the nonce, once in a document and wherever its policy needs it; as long as a nonce. */
export const noncePlace = "placeholder-of-the-nonce";

/**
 * The same page for one more answer, with a nonce that no other answer has: 16 random bytes, 24 letters. Only they
 * differ from one answer to the next, so that a page can be kept as it was rendered and compressed.
 */
export function withFreshNonce({ html, policy }: Page): Page {
  const nonce = randomBytes(16).toString("base64");
  // The first one is the page's own: it stands before anything that people have written.
  return { html: html.replace(noncePlace, nonce), policy: policy.replaceAll(noncePlace, nonce) };
}
