/** Returns a function that fetches JSON once per document; a call after a failure fetches it again. */
export function fetchOnce<Json>(pathOf: () => string): () => Promise<Json> {
  let loaded: Promise<Json> | undefined;
  return () => {
    loaded ??= fetchJson(pathOf());
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
}

async function fetchJson(path: string) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.json();
}
