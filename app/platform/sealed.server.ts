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
  const [current] = keys();
  if (!current) throw missing();
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, current, iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/**
 * What was sealed in this context, with SECRET_KEY or one of SECRET_KEYS_OLD. Throws when it was changed, or sealed
 * with another key or in another context.
 */
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

/** From SECRET_KEY and the old ones, the current first; by HKDF (RFC 5869), so that each can serve another purpose. */
function keys(): Buffer[] {
  return [env.SECRET_KEY, ...(env.SECRET_KEYS_OLD ?? [])].flatMap((key) =>
    key ? [Buffer.from(hkdfSync("sha256", key, "", "sealed-secrets", 32))] : [],
  );
}

const missing = () => new Error("SECRET_KEY is missing. Example: openssl rand -hex 32");
