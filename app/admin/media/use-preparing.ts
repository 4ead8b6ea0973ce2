import { useEffect, useRef } from "react";
import type { MediaItem } from "#app/domain/media/media-item.ts";

/** Milliseconds between looks at media whose variants are being made. */
const pause = 1500;

/** Asks again, as long as something is being prepared and somebody sees it. */
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
