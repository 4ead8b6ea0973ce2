import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { rememberFirstTouch } from "./first-touch.ts";
import { followConsent } from "./session-memory.ts";
import { recordVisit } from "./visitor-history.ts";

let lastPath: string | undefined;

/** Notes each page visit and what brought the visitor (LEAD-12); mounted once, by the layout of the site. */
export function VisitRecorder() {
  const { pathname } = useLocation();

  useEffect(() => {
    // Strict mode runs an effect twice; one visit is one entry.
    if (pathname === lastPath) return;
    lastPath = pathname;
    rememberFirstTouch(new URL(window.location.href), document.referrer);
    recordVisit(pathname);
  }, [pathname]);

  useEffect(followConsent, []);

  return null;
}
