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

/** Streams that one account may have open in this process: tabs share one, so this is many browsers. */
export const MAX_STREAMS_PER_ACCOUNT = 20;

const counts = () => remember("open-streams-by-account", () => new Map<string, number>());

/** Whether an account may open another stream. */
export function hasStreamLeft(accountId: string): boolean {
  return (counts().get(accountId) ?? 0) < MAX_STREAMS_PER_ACCOUNT;
}

/** Keeps a stream among those that end with the process; the answer closes it, once. */
export function keepOpen(accountId: string, end: () => void): () => void {
  const close = () => {
    if (!closers().delete(close)) return;
    count(accountId, -1);
    end();
  };
  closers().add(close);
  count(accountId, 1);
  return close;
}

function count(accountId: string, change: number) {
  const open = (counts().get(accountId) ?? 0) + change;
  if (open > 0) counts().set(accountId, open);
  else counts().delete(accountId);
}
