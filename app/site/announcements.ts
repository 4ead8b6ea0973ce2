/** Tells every listener that something happened; what it was, they ask for themselves. */
export function announcements() {
  const listeners = new Set<() => void>();
  return {
    announce() {
      for (const listener of [...listeners]) listener();
    },
    /** Returns what ends the listening. */
    listen(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
