import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Focuses the setting in the address fragment, such as `#setting-footer_copyright`. */
export function useAddressedField() {
  const { hash } = useLocation();
  useEffect(() => {
    const row = hash.startsWith("#setting-") ? document.getElementById(hash.slice(1)) : null;
    row?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select, summary")?.focus();
    row?.scrollIntoView({ block: "center" });
  }, [hash]);
}
