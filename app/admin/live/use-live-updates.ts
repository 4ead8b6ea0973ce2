import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { WhatIsNew } from "#app/domain/overview/what-is-new.ts";
import { debounceWhileTyping } from "./debounce-while-typing.ts";
import { isShown } from "./live.ts";
import { shareStream } from "./shared-stream.ts";

/**
 * Subscribes to changes by others while the admin is open: revalidates a screen that shows what changed, but not during
 * a navigation or submission. Returns the counts that the loader or the server sent last.
 */
export function useLiveUpdates(accountId: string | undefined, loaded: WhatIsNew): WhatIsNew {
  const { revalidate, state } = useRevalidator();
  const isBusy = useNavigation().state !== "idle" || state !== "idle";
  const [isDue, setDue] = useState(false);
  const [counts, setCounts] = useState(loaded);

  useEffect(() => setCounts(loaded), [loaded]);
  useEffect(() => {
    if (!isDue || isBusy) return;
    setDue(false);
    revalidate();
  }, [isDue, isBusy, revalidate]);
  useEffect(() => {
    if (!accountId) return;
    const refresh = debounceWhileTyping(() => setDue(true));
    const close = shareStream(accountId, (message) => {
      if (message.kind === "counts") setCounts(message.counts);
      else if (isShown(message)) refresh.schedule();
    });
    return () => {
      close();
      refresh.stop();
    };
  }, [accountId]);

  return counts;
}
