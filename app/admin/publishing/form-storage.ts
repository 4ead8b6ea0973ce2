/** The fields that a form would submit, in order. */
export type Typed = [name: string, value: string][];

/** Unsaved values of a form. */
export interface FormEntry {
  /** The version that the form was loaded with. */
  version: number;
  at: number;
  typed: Typed;
}

/*
 * localStorage throws where it is blocked, and on writes also where it is full.
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
    // There is no entry if the storage is blocked.
  }
}
