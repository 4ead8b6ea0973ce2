import { useEffect } from "react";

/** https://developer.mozilla.org/en-US/docs/Web/API/CloseWatcher; TypeScript does not declare it. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Closes a full-screen overlay by the Back button or gesture of Android instead of leaving the page, where the browser
 * supports it. On other devices, close requests come from Escape, which the overlay handles itself.
 */
export function useBackToClose(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher || !window.matchMedia("(hover: none)").matches) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener("close", close);
    return () => watcher.destroy();
  }, [isOpen, close]);
}
