import { createHash, randomBytes } from "node:crypto";

/** Returns 32 random bytes as 43 characters that need no escaping in a URL or cookie. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Returns the SHA-256 hash in hexadecimal; only the hash of a token is stored. Tokens are long and random, so a fast
 * hash is enough.
 */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
