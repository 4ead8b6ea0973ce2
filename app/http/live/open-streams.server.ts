import { remember } from "@epic-web/remember";
import { beforeClosing } from "#app/platform/lifecycle.server.ts";

/** How to close each stream of this process: one that drains waits for none of them. */
const closers = () =>
  remember("open-streams", () => {
    const open = new Set<() => void>();
    beforeClosing(async () => {
      for (const close of open) close();
    });
    return open;
  });

/** Keeps a stream among those that end with the process; the answer closes it, once. */
export function keepOpen(end: () => void): () => void {
  const close = () => {
    if (closers().delete(close)) end();
  };
  closers().add(close);
  return close;
}
