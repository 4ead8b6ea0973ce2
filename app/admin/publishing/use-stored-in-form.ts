import { useEffect, useRef } from "react";

/**
 * Resets the fields to the stored values after others changed them or a draft was discarded. `isOwn`: the form has
 * unsaved changes and stays as it is.
 */
export function useStoredInForm(formId: string, version: number, isOwn: boolean, onReset: () => void) {
  const shown = useRef(version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function is no reason
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    const form = document.getElementById(formId);
    if (isOwn || !(form instanceof HTMLFormElement)) return;
    form.reset();
    onReset();
  }, [formId, version, isOwn]);
}
