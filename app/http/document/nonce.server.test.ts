import { expect, test } from "vitest";
import { noncePlace, withFreshNonce } from "./nonce.server.ts";

const page = {
  html: `<script nonce="${noncePlace}"></script><p>${noncePlace}</p>`,
  policy: `script-src 'nonce-${noncePlace}'; style-src 'nonce-${noncePlace}'`,
};

test("SAFE-04: every answer of the same page has a nonce of its own, of 16 random bytes", () => {
  const nonces = Array.from({ length: 100 }, () => {
    const { html, policy } = withFreshNonce(page);
    const [, nonce = ""] = /nonce="([^"]+)"/.exec(html) ?? [];
    expect(Buffer.from(nonce, "base64")).toHaveLength(16);
    expect(policy).toBe(`script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(100);
});

test("SAFE-04: a page is as long with one nonce as with another, and what people have written gets none", () => {
  const { html } = withFreshNonce(page);
  expect(html).toHaveLength(page.html.length);
  expect(html).toContain(`<p>${noncePlace}</p>`);
});
