import { useEffect, useRef } from "react";

/**
 * Shows in the fields what is stored, once others have changed it or a draft was discarded. `isOwn` says that the form
 * holds something that is not saved; it then stays as it is.
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
