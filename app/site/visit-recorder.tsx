import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { takeArrivals } from "./arrivals.ts";
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
    for (const { href, referrer, at } of takeArrivals()) {
      const url = new URL(href);
      rememberFirstTouch(url, referrer);
      recordVisit(url.pathname, at);
    }
  }, [pathname]);

  useEffect(followConsent, []);

  return null;
}
