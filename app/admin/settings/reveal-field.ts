import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Expands the first invalid field and focuses it, after the errors are rendered. */
export function revealFirstInvalid(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>("[aria-invalid=true]");
    const fold = wrong?.closest("details");
    if (fold) fold.open = true;
    wrong?.focus();
  });
}

/** Focuses the setting in the address fragment, such as `#setting-footer_copyright`. */
export function useAddressedField() {
  const { hash } = useLocation();
  useEffect(() => {
    const row = hash.startsWith("#setting-") ? document.getElementById(hash.slice(1)) : null;
    row?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select, summary")?.focus();
    row?.scrollIntoView({ block: "center" });
  }, [hash]);
}
