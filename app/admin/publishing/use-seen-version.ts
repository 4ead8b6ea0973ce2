import { useRef } from "react";
import type { ContentAnswer } from "#app/admin/content/content-form.tsx";

type Save = Pick<ContentAnswer, "version" | "previousVersion">;

/**
 * The version that the editor saw: the loaded one, or the one that their own save created before the revalidation
 * finished. While the form has unsaved changes it hides what others save, so only own saves count.
 */
export function useSeenVersion(loaded: number, isUnsaved: boolean, save?: Save): number {
  const seen = useRef(loaded);
  seen.current = afterSave(isUnsaved ? seen.current : loaded, save);
  return seen.current;
}

function afterSave(version: number, save?: Save): number {
  return save?.version !== undefined && save.previousVersion === version ? save.version : version;
}
