import { useEffect, useRef } from "react";

/**
 * Has the fields show what is stored once that has changed by something else than their own form, as by discarding a
 * draft. `isOwn` says that what stands in them was saved or typed here, and is to stay.
 */
export function useStoredInForm(formId: string, version: number, isOwn: boolean) {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    const form = document.getElementById(formId);
    if (!isOwn && form instanceof HTMLFormElement) form.reset();
  }, [formId, version, isOwn]);
}
