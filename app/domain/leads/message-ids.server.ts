import { env } from "#app/platform/env.server.ts";

/** Returns the Message-ID of a lead mail or reply, without brackets; the same for each attempt. */
export function messageIdOf(kind: "lead" | "confirmation" | "reply", id: string): string {
  return `${kind}-${id}@${new URL(env.SITE_URL).hostname}`;
}
