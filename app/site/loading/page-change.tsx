import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { LostNotice } from "./lost-notice.tsx";
import { hasLostRequests, listenForLostRequests } from "./lost-requests.ts";
import { noticeableAfter } from "./timing.ts";

/** Tells a visitor who goes to another page what becomes of it: on its way, here, or out of reach. */
export function PageChange() {
  const { location: next } = useNavigation();
  const isLost = useSyncExternalStore(listenForLostRequests, hasLostRequests, () => false) && !!next;
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
    const timer = setTimeout(() => setSlowKey(key), noticeableAfter);
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
