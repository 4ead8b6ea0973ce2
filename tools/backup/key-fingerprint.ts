import { hkdfSync } from "node:crypto";
import { env } from "#app/platform/env.server.ts";

/** Tells whether SECRET_KEY is the one that a backup's sealed secrets need; null when there is none. */
export function keyFingerprint(): string | null {
  if (!env.SECRET_KEY) return null;
  return Buffer.from(hkdfSync("sha256", env.SECRET_KEY, "", "fingerprint", 8)).toString("hex");
}
