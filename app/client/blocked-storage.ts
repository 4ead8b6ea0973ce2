/**
 * WORLD-02: where the browser blocks storage (its getters throw, or give nothing), a memory that lasts as long as the
 * document takes its place. Remix discovers no route without session storage.
 */
export function replaceBlockedStorage() {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      if (window[name]) continue;
    } catch {}
    try {
      Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
    } catch {}
  }
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(String(key)) ?? null,
    setItem: (key, value) => {
      items.set(String(key), String(value));
    },
    removeItem: (key) => {
      items.delete(String(key));
    },
    clear: () => items.clear(),
  };
}
