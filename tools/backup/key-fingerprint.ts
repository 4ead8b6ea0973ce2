import { hkdfSync } from "node:crypto";
import { env } from "#app/platform/env.server.ts";

/** Identifies the SECRET_KEY that a backup's encrypted secrets need; null without a key. */
export function keyFingerprint(): string | null {
  if (!env.SECRET_KEY) return null;
  return Buffer.from(hkdfSync("sha256", env.SECRET_KEY, "", "fingerprint", 8)).toString("hex");
}
