import { useState } from "react";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import type { Typed } from "./form-storage.ts";

/**
 * The value of a form's field `bases`: what its fields began with, for the server to merge with what others save. It
 * changes with each answer to a save, not when the screen is loaded again: by then the form may hold what was typed.
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

/** What the fields of a recovered form began with. */
export function basesIn(typed: Typed): string {
  return typed.find(([name]) => name === "bases")?.[1] ?? "{}";
}
