import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes as 43 characters that need no escaping in an address or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256 in hexadecimal; what is stored of a token. A token is long and random, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
