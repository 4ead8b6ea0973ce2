import { env } from "#app/platform/env.server.ts";

/** The Message-ID of a mail about a lead or of a reply, without brackets; the same for each try. */
export function messageIdOf(kind: "lead" | "confirmation" | "reply", id: string): string {
  return `${kind}-${id}@${new URL(env.SITE_URL).hostname}`;
}
