import { hkdfSync } from "node:crypto";
import { env } from "#app/platform/env.server.ts";

/** Identifies the SECRET_KEY that a backup's encrypted secrets need; null without a key. */
export function keyFingerprint(key = env.SECRET_KEY): string | null {
  if (!key) return null;
  return Buffer.from(hkdfSync("sha256", key, "", "fingerprint", 8)).toString("hex");
}

/** Whether SECRET_KEY or one of SECRET_KEYS_OLD is the key with this fingerprint. */
export function isKeyKnown(fingerprint: string | null): boolean {
  return [env.SECRET_KEY, ...(env.SECRET_KEYS_OLD ?? [])].some((key) => keyFingerprint(key) === fingerprint);
}
