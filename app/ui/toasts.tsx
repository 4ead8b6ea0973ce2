import { type ComponentType, useEffect, useState } from "react";
import { useToasts } from "./toast-store.ts";
import type { ToasterProps } from "./toaster.tsx";

/**
 * The placeholder of the toast region, once per layout. The rendering code loads with the first toast or on F8, so that
 * pages without toasts do not load it.
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
    if (Toaster) return; // once loaded, the toaster listens itself
    const ask = ({ key }: KeyboardEvent) => key === "F8" && setAsked(true);
    document.addEventListener("keydown", ask);
    return () => document.removeEventListener("keydown", ask);
  }, [Toaster]);

  return Toaster ? <Toaster isAsked={isAsked} /> : null;
}

/** Loads the rendering code before the first toast, so that a network failure can still be reported. */
export async function loadToaster(): Promise<ComponentType<ToasterProps>> {
  const { Toaster } = await import("./toaster.tsx");
  return Toaster;
}

/** A toast whose code fails to load stays invisible; the next one retries. */
function ignore() {}
