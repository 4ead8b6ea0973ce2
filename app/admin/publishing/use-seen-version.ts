import { useRef } from "react";
import type { ContentAnswer } from "#app/admin/content/content-form.tsx";

type Save = Pick<ContentAnswer, "version" | "previousVersion">;

/**
 * The version that the editor has seen: the loaded one, or the one that their own save has made while the screen is
 * still loading. While their form holds something unsaved, it shows nothing that others save; the version then counts
 * their own saves only.
 */
export function useSeenVersion(loaded: number, isUnsaved: boolean, save?: Save): number {
  const seen = useRef(loaded);
  seen.current = afterSave(isUnsaved ? seen.current : loaded, save);
  return seen.current;
}

function afterSave(version: number, save?: Save): number {
  return save?.version !== undefined && save.previousVersion === version ? save.version : version;
}
