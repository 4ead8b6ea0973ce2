import { randomBytes } from "node:crypto";

/** A document and its content security policy. */
export interface Page {
  html: string;
  policy: string;
}

/** Stands for the nonce, once in a document and wherever its policy needs it; as long as a nonce. */
export const noncePlace = "placeholder-of-the-nonce";

/** 16 random bytes, 24 letters, that no other answer has. */
export function freshNonce(): string {
  return randomBytes(16).toString("base64");
}

/** The policy of one answer: the nonce in every place that was kept for it. */
export function policyWith(nonce: string, policy: string): string {
  return policy.replaceAll(noncePlace, nonce);
}

/**
 * The same page for one more answer, with a nonce of its own. Only that differs from one answer to the next, so that a
 * page can be kept as it was rendered and compressed.
 */
export function withFreshNonce({ html, policy }: Page): Page {
  const nonce = freshNonce();
  // The first one is the page's own: it stands before anything that people have written.
  return { html: html.replace(noncePlace, nonce), policy: policyWith(nonce, policy) };
}
