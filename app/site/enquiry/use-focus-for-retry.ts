import { useEffect } from "react";

/**
 * After an attempt that failed as a whole, puts the focus back on the button that was disabled meanwhile. Where a field
 * is wrong, conform has moved it there.
 */
export function useFocusForRetry(formId: string, errors: Readonly<Record<string, string[]>> | undefined) {
  useEffect(() => {
    const failedAsAWhole = errors && Object.keys(errors).every((name) => name === "");
    if (!failedAsAWhole) return;
    document.getElementById(formId)?.querySelector<HTMLElement>("button[type=submit]")?.focus();
  }, [formId, errors]);
}
