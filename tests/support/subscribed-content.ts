import { remember } from "@epic-web/remember";
import { vi } from "vitest";
import {
  contentVersion,
  subscribeToContent,
  waitForContentChanges,
} from "#app/domain/content/content-version.server.ts";

/** What ends the subscription that a test began; `tests/setup/database.ts` does after each file. */
export const subscription = remember("subscription-of-tests", () => ({ end: () => {} }));

/**
 * The version of the content after this process has received the notifications of all stored changes. On a busy machine
 * the subscription may be down for some seconds.
 */
export function subscribedContent(): Promise<number> {
  subscription.end = subscribeToContent();
  return vi.waitFor(
    async () => {
      requiredVersion();
      await waitForContentChanges();
      return requiredVersion();
    },
    { timeout: 30_000 },
  );
}

function requiredVersion(): number {
  const version = contentVersion();
  if (version === undefined) throw new Error("the subscription to content changes is down");
  return version;
}
