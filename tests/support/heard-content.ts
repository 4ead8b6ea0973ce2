import { vi } from "vitest";
import { contentSettled, contentVersion, followContent } from "#app/domain/content/content-version.server.ts";

/**
 * The version of the content once this process has heard of every change that was stored before. A busy machine may
 * lose hearing for a moment, and gets it back within some seconds.
 */
export function heardContent(): Promise<number> {
  followContent();
  return vi.waitFor(
    async () => {
      requiredVersion();
      await contentSettled();
      return requiredVersion();
    },
    { timeout: 30_000 },
  );
}

function requiredVersion(): number {
  const version = contentVersion();
  if (version === undefined) throw new Error("changes are not heard");
  return version;
}
