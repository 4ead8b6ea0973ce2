import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env.server.ts";

/*
 * Secrets that must be read again, and so cannot be hashed, lie in the database under AES-256-GCM. Whoever reads the
 * database alone, or a backup of it, learns nothing of them.
 */

const algorithm = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;

/** Whether this site has what it takes to seal a secret. */
export const canSeal: boolean = env.SECRET_KEY !== undefined;

/** @param context What the secret belongs to, such as an account's id; it opens for nothing else. */
export function seal(secret: string, context: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key(), iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** What was sealed in this context. Throws when it was changed, or sealed with another key or in another context. */
export function unseal(sealed: string, context: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(algorithm, key(), bytes.subarray(0, ivLength))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const secret = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
  return secret.toString("utf8");
}

/** From SECRET_KEY by HKDF (RFC 5869), so that the same variable can serve another purpose with another key. */
function key(): Buffer {
  if (!env.SECRET_KEY) throw new Error("SECRET_KEY is missing. Example: openssl rand -hex 32");
  return Buffer.from(hkdfSync("sha256", env.SECRET_KEY, "", "sealed-secrets", 32));
}
