import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { takeArrivals } from "./arrivals.ts";
import { rememberFirstTouch } from "./first-touch.ts";
import { followConsent } from "./session-memory.ts";
import { recordVisit } from "./visitor-history.ts";

let lastPath: string | undefined;

/** LEAD-12: records each page visit and the origin of the session; mounted once, by the site's layout. */
export function VisitRecorder() {
  const { pathname } = useLocation();

  useEffect(() => {
    // Strict mode runs effects twice; a visit is recorded once.
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
