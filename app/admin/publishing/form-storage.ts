/** What a form would send, in its order. */
export type Typed = [name: string, value: string][];

/** What is typed into a form and not saved. */
export interface FormEntry {
  /** The version that was being edited. */
  version: number;
  at: number;
  typed: Typed;
}

/*
 * The browser's storage throws where it is blocked, and on a write also where it is full.
 * https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage
 */

/** False when the browser refuses. */
export function storeEntry(key: string, entry: FormEntry): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

export function readEntry(key: string): FormEntry | undefined {
  try {
    const entry: FormEntry | null = JSON.parse(localStorage.getItem(key) ?? "null");
    return entry?.typed ? entry : undefined;
  } catch {
    return undefined;
  }
}

export function removeEntry(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where the storage is blocked there is no entry.
  }
}
