const prefix = "kestrel-editor:";

/** Shows other tabs that this visit is still going on, until its tab is gone, however that ends. */
export function holdVisit(visitId: string) {
  navigator.locks?.request(prefix + visitId, () => new Promise<never>(() => {})).catch(() => {});
}

/** The visits that are going on in any tab. */
export async function listOpenVisits(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
