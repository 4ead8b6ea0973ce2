import { useState } from "react";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import type { Typed } from "./form-storage.ts";

/**
 * The value of the form field `bases`: the loaded values, the base of the server's three-way merge. It changes with
 * each
 * save response, but not on revalidation, because the form may have unsaved changes then.
 */
export function useBases(stored: Bases, answered: Bases | undefined) {
  const [bases, setBases] = useState(() => JSON.stringify(answered ?? stored));
  const [seen, setSeen] = useState(answered);
  if (answered !== seen) {
    setSeen(answered);
    if (answered) setBases(JSON.stringify(answered));
  }
  return [bases, setBases] as const;
}

/** The base values of a recovered form. */
export function basesIn(typed: Typed): string {
  return typed.find(([name]) => name === "bases")?.[1] ?? "{}";
}
