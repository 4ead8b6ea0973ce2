/** UI-03, «Data fetching defaults»: a response is kept for 5 minutes. */
export const RESPONSE_MAX_AGE_MS = 5 * 60_000;

/** The last good response of each address, for when the same is requested again and fails. */
export function responseCache() {
  const entries = new Map<string, { response: Response; timer: ReturnType<typeof setTimeout> }>();

  function remove(url: string) {
    clearTimeout(entries.get(url)?.timer);
    entries.delete(url);
  }

  return {
    /** The caller can still read `response`. */
    put(url: string, response: Response) {
      remove(url);
      const timer = setTimeout(() => remove(url), RESPONSE_MAX_AGE_MS);
      entries.set(url, { response: response.clone(), timer });
    },
    find(url: string): Response | undefined {
      return entries.get(url)?.response.clone();
    },
  };
}
