import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Puts the keyboard into the setting that the address names, as `#setting-footer_copyright` does. */
export function useAddressedField() {
  const { hash } = useLocation();
  useEffect(() => {
    const row = hash.startsWith("#setting-") ? document.getElementById(hash.slice(1)) : null;
    row?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select, summary")?.focus();
    row?.scrollIntoView({ block: "center" });
  }, [hash]);
}
