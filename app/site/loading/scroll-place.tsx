import { ScrollRestoration, useLocation, useNavigationType } from "@remix-run/react";
import { useLayoutEffect, useRef } from "react";

/**
 * ROUTE-08: a new path starts at its top, back and forward restore the scroll position, and a new query or hash of the
 * same path scrolls only to the element that the hash names.
 */
export function ScrollPlace() {
  // Between documents browsers restore the scroll position themselves; Remix's inline script would do it twice.
  if (import.meta.env.SSR) return <script />;
  return (
    <>
      <ScrollRestoration />
      <KeepPlace />
    </>
  );
}

/**
 * Remix also scrolls to the top for a new query and for a hash without a target, and back to where the page was after a
 * plain link to a hash, whose entry has no state yet. This undoes it before the next paint.
 */
function KeepPlace() {
  const location = useLocation();
  const isPop = useNavigationType() === "POP";
  const last = useRef<{ pathname: string; top: number }>();

  useLayoutEffect(() => {
    const { pathname, hash, key } = location;
    // A hash change by the browser itself is also a pop, to an entry without a key.
    const isReturn = isPop && key !== "default";
    if (last.current?.pathname === pathname && !isReturn) {
      const target = targetOf(hash);
      if (!target) window.scrollTo(0, last.current.top);
      else if (isPop && window.history.state === null) target.scrollIntoView();
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
