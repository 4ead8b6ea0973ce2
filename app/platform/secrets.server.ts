import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env.server.ts";
import { messages } from "./messages.ts";

/*
 * Secrets that must be read again, and so cannot be hashed, are stored encrypted with AES-256-GCM, so that the database
 * or a backup alone does not reveal them.
 */

const algorithm = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;

/** Whether the key for encryption is configured. */
export const canSeal: boolean = env.SECRET_KEY !== undefined;

/** @param context The owner of the secret, such as an account's id; it can be decrypted only with the same context. */
export function seal(secret: string, context: string): string {
  const [current] = keys();
  if (!current) throw missing();
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, current, iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts with SECRET_KEY or one of SECRET_KEYS_OLD. Throws for a modified text, another key or another context. */
export function unseal(sealed: string, context: string): string {
  const all = keys();
  const key = all.find((candidate) => opens(candidate, sealed, context)) ?? all[0];
  if (!key) throw missing();
  return openWith(key, sealed, context);
}

function opens(key: Buffer, sealed: string, context: string): boolean {
  try {
    openWith(key, sealed, context);
    return true;
  } catch {
    return false;
  }
}

function openWith(key: Buffer, sealed: string, context: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const secret = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
  return secret.toString("utf8");
}

/**
 * Derived from SECRET_KEY and the old ones, the current first, with HKDF (RFC 5869), so that each can serve other
 * purposes.
 */
function keys(): Buffer[] {
  return [env.SECRET_KEY, ...(env.SECRET_KEYS_OLD ?? [])].flatMap((key) =>
    key ? [Buffer.from(hkdfSync("sha256", key, "", "sealed-secrets", 32))] : [],
  );
}

const missing = () => new Error(messages.secretKeyMissing);

/** A key for the signatures of one purpose, identical in every instance. */
export function signingKey(purpose: string): Buffer {
  return createHmac("sha256", env.SECRET_KEY ?? env.DATABASE_URL)
    .update(purpose)
    .digest();
}

/** Returns 32 random bytes as 43 characters that need no escaping in a URL or cookie. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text has the form of such a token. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/**
 * Returns the SHA-256 hash in hexadecimal; only the hash of a token is stored. Tokens are long and random, so a fast
 * hash is enough.
 */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
