import { type ComponentType, useEffect, useState } from "react";
import { useToasts } from "./toast-store.ts";

/**
 * The place for toasts, once per layout. What draws them is fetched with the first toast,
 * so that a page that never shows one does not carry it.
 */
export function Toasts() {
  const wanted = useToasts().toasts.length > 0;
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    if (wanted) loadToaster().then((loaded) => setToaster(() => loaded), ignore);
  }, [wanted]);

  return Toaster ? <Toaster /> : null;
}

/** Fetches what draws toasts ahead of the first one, so that a lost network can still be told. */
export async function loadToaster(): Promise<ComponentType> {
  const { Toaster } = await import("./toaster.tsx");
  return Toaster;
}

/** Without its code a toast stays unseen; the next one tries again. */
function ignore() {}
