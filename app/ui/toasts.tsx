import { type ComponentType, useEffect, useState } from "react";
import { useToasts } from "./toast-store.ts";
import type { ToasterProps } from "./toaster.tsx";

/**
 * The place for toasts, once per layout. What draws them is fetched with the first toast, or when F8 asks for them, so
 * that a page that never shows one does not carry it.
 */
export function Toasts() {
  const hasToasts = useToasts().toasts.length > 0;
  const [isAsked, setAsked] = useState(false);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const isWanted = hasToasts || isAsked;

  useEffect(() => {
    if (isWanted) loadToaster().then((loaded) => setToaster(() => loaded), ignore);
  }, [isWanted]);

  useEffect(() => {
    if (Toaster) return; // from then on it listens itself
    const ask = ({ key }: KeyboardEvent) => key === "F8" && setAsked(true);
    document.addEventListener("keydown", ask);
    return () => document.removeEventListener("keydown", ask);
  }, [Toaster]);

  return Toaster ? <Toaster isAsked={isAsked} /> : null;
}

/** Fetches what draws toasts ahead of the first one, so that a lost network can still be told. */
export async function loadToaster(): Promise<ComponentType<ToasterProps>> {
  const { Toaster } = await import("./toaster.tsx");
  return Toaster;
}

/** Without its code a toast stays unseen; the next one tries again. */
function ignore() {}
