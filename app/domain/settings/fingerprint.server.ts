import { createHash } from "node:crypto";

/** Short enough to go with every field of a form, and the same for the same stored text only. */
export function fingerprint(stored: string): string {
  return createHash("sha256").update(stored).digest("base64url").slice(0, 16);
}
