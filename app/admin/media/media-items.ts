import { useEffect, useRef, useState } from "react";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import { paths } from "#app/paths/paths.ts";

/** Maximum per request. */
const MAX_IDS = 60;

/**
 * Loads media items by id; unknown ids are missing from the result. Rejects when the site is unreachable or the session
 * has ended.
 */
export async function loadMediaItems(ids: string[]): Promise<Map<string, MediaItem>> {
  const found = new Map<string, MediaItem>();
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const answer = await fetch(paths.admin.mediaItems(ids.slice(start, start + MAX_IDS)), {
      redirect: "manual",
    });
    if (!answer.ok) throw new Error("the media library responded with an error");
    const { items }: { items: MediaItem[] } = await answer.json();
    for (const item of items) found.set(item.id, item);
  }
  return found;
}

/** Caches the last result for each item, for fields that are opened again. */
const latest = new Map<string, MediaItem | null>();
let batch: { ids: Set<string>; loading: Promise<void> } | undefined;

/** Batches ids that are requested at the same moment. */
function loadSoon(id: string): Promise<void> {
  if (!batch) {
    const ids = new Set<string>();
    const loading = Promise.resolve().then(async () => {
      batch = undefined;
      const found = await loadMediaItems([...ids]);
      for (const each of ids) latest.set(each, found.get(each) ?? null);
    });
    batch = { ids, loading };
  }
  batch.ids.add(id);
  return batch.loading;
}

/** A media item: undefined while loading, null if it does not exist. */
export function useMediaItem(mediaId: unknown): MediaItem | null | undefined {
  const id = typeof mediaId === "string" ? mediaId : undefined;
  const [, setAnswers] = useState(0);
  useEffect(() => {
    if (!id) return;
    let isGone = false;
    loadSoon(id).then(
      () => isGone || setAnswers((count) => count + 1),
      () => {}, // the fallback stays visible
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  return id ? latest.get(id) : undefined;
}

/** Polling interval in milliseconds while variants are generated. */
const pause = 1500;

/** A new item: undefined until it is known whether it can be used. */
export function usePreparedItem(id: string): MediaItem | undefined {
  const [item, setItem] = useState<MediaItem>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const look = async () => {
      const found = (await loadMediaItems([id]).catch(() => undefined))?.get(id);
      if (isGone) return;
      if (found && found.state !== "processing") setItem(found);
      else timer = setTimeout(look, pause);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id]);
  return item;
}

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
