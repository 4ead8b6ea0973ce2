import { vi } from "vitest";
import {
  contentVersion,
  subscribeToContent,
  waitForContentChanges,
} from "#app/domain/content/content-version.server.ts";

/**
 * The version of the content after this process has received the notifications of all stored changes. On a busy machine
 * the subscription may be down for some seconds.
 */
export function subscribedContent(): Promise<number> {
  subscribeToContent(); // ended after the file by `tests/setup/database.ts`
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
