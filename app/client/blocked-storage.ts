/**
 * WORLD-02: where the browser blocks storage (its getters throw, or give nothing), a memory that lasts as long as the
 * document takes its place. Remix discovers no route without session storage.
 */
export function replaceBlockedStorage() {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      if (window[name]) continue;
    } catch {}
    Object.defineProperty(window, name, { value: memoryStorage() });
  }
}

/** The part of `Storage` that this site and Remix use. */
function memoryStorage() {
  const items: Record<string, string> = Object.create(null);
  return {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
    removeItem: (key: string) => delete items[key],
  };
}
