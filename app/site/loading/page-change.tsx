import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { usePendingRequests } from "#app/client/network/use-pending-requests.ts";
import { LostNotice } from "./lost-notice.tsx";

/** Shorter waits are not announced: look.md shows what waits above 300 ms only. */
const ANNOUNCE_AFTER_MS = 300;

/** Tells a visitor who goes to another page what becomes of it: on its way, here, or out of reach. */
export function PageChange() {
  const { location: next } = useNavigation();
  const isLost = usePendingRequests().length > 0 && !!next;
  const isSlow = useIsSlow(next?.key) && !isLost;
  const arrival = useArrival();

  return (
    <>
      {isSlow ? <div aria-hidden="true" className="page-change-line" /> : null}
      <p role="status" className="sr-only">
        {isSlow ? "Loading the page" : arrival}
      </p>
      {isLost ? <LostNotice key={next.key} /> : null}
    </>
  );
}

/** Whether a page has been on its way for long enough to be noticed; `key` names the way. */
function useIsSlow(key: string | undefined): boolean {
  const [slowKey, setSlowKey] = useState<string>();
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => setSlowKey(key), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== undefined && key === slowKey;
}

/** The title of the page, once the visitor has come to it from another; a document tells its own. */
function useArrival(): string {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const [arrival, setArrival] = useState("");
  useEffect(() => {
    if (pathname === lastPath.current) return;
    lastPath.current = pathname;
    setArrival(document.title);
  }, [pathname]);
  return arrival;
}
