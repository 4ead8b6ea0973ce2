import { useState } from "react";
import type { Bases } from "#app/domain/publishing/bases.server.ts";

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

/**
 * What the form was loaded with: the version for optimistic locking, or the values for a three-way merge. It changes
 * with each save response, but not on revalidation, because the form may have unsaved changes then.
 */
export function useBase<Base>(stored: Base, answered: Base | undefined) {
  const [base, setBase] = useState(answered ?? stored);
  const [seen, setSeen] = useState(answered);
  if (answered !== seen) {
    setSeen(answered);
    if (answered !== undefined) setBase(answered);
  }
  return [base, setBase] as const;
}

/** The base values of a recovered form. */
export function basesIn(typed: Typed): Bases {
  return JSON.parse(typed.find(([name]) => name === "bases")?.[1] ?? "{}");
}
