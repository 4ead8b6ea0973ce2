import { useEffect, useRef } from "react";
import type { MediaItem } from "#app/domain/media/media-item.ts";

/** Polling interval in milliseconds while variants are generated. */
const pause = 1500;

/** Polls while an item is being processed and the page is visible. */
export function usePreparing(items: Pick<MediaItem, "state">[], look: () => void) {
  const isPreparing = items.some(({ state }) => state === "processing");
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    if (!isPreparing) return;
    const timer = setInterval(() => document.visibilityState === "visible" && latest.current(), pause);
    return () => clearInterval(timer);
  }, [isPreparing]);
}
