import { ScrollRestoration, useLocation, useNavigationType } from "@remix-run/react";
import { useLayoutEffect, useRef } from "react";

/**
 * ROUTE-08: another path begins at its top, back and forward lead to where the visitor was, and another query or hash
 * of the same path scrolls nowhere but to the place that the hash names.
 */
export function ScrollPlace() {
  // Between documents browsers restore the place themselves; Remix's inline script would do it again.
  if (import.meta.env.SSR) return <script />;
  return (
    <>
      <ScrollRestoration />
      <KeepPlace />
    </>
  );
}

/**
 * Remix goes to the top for another query too, and for a hash that names nothing. This undoes it before anything is
 * painted.
 */
function KeepPlace() {
  const location = useLocation();
  const isPop = useNavigationType() === "POP";
  const last = useRef<{ pathname: string; top: number }>();

  useLayoutEffect(() => {
    const { pathname, hash, key } = location;
    // A hash that was typed or followed by the browser itself is a pop, too: to a place that has no key yet.
    const isReturn = isPop && key !== "default";
    if (last.current?.pathname === pathname && !isReturn && !targetOf(hash)) {
      window.scrollTo(0, last.current.top);
    }
    return () => {
      last.current = { pathname, top: window.scrollY };
    };
  }, [location, isPop]);

  return null;
}

function targetOf(hash: string): Element | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}
