import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { retryPendingRequests, usePendingRequests } from "#app/client/network/pending-requests.ts";
import { useMessages } from "#app/languages/use-messages.ts";

/** Shorter navigations are not announced. */
const ANNOUNCE_AFTER_MS = 300;

/** Announces a client-side navigation: loading, finished, or failed. */
export function PageChange() {
  const { connection } = useMessages().site;
  const { location: next } = useNavigation();
  const isLost = usePendingRequests().length > 0 && !!next;
  const isSlow = useIsSlow(next?.key) && !isLost;
  const arrival = useNewPageTitle();

  return (
    <>
      {isSlow ? <div aria-hidden="true" className="page-change-line" /> : null}
      <p role="status" className="sr-only">
        {isSlow ? connection.loading : arrival}
      </p>
      {isLost ? <LostNotice key={next.key} /> : null}
    </>
  );
}

/** Whether a navigation has taken long enough to be noticed; `key` identifies the navigation. */
function useIsSlow(key: string | undefined): boolean {
  const [slowKey, setSlowKey] = useState<string>();
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => setSlowKey(key), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== undefined && key === slowKey;
}

/** The page's title after a client-side navigation; documents announce their own title. */
function useNewPageTitle(): string {
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

/** A notice over the current page when the next could not be loaded: the error, a retry button and a dismiss button. */
function LostNotice() {
  const { connection } = useMessages().site;
  const [isDismissed, setDismissed] = useState(false);
  const retry = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isTyping()) retry.current?.focus({ preventScroll: true });
  }, []);

  if (isDismissed) return null;
  return (
    <section
      aria-label={connection.label}
      className="lost-notice above-banner on-ink fixed inset-x-0 z-40 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-signal py-5 pr-edge-right pl-edge-left max-lg:bottom-[var(--covered-bottom,0px)] max-lg:border-t-2 lg:top-0 lg:left-sidebar lg:border-b-2 screen-only"
    >
      <div role="alert" className="max-w-[34em]">
        <p className="text-[1.3125rem] leading-tight font-medium tracking-[-0.02em]">{connection.lost}</p>
        <p className="mt-1.5 text-ink-text">{connection.lostAdvice}</p>
      </div>
      <p className="flex items-center gap-x-7">
        <button
          ref={retry}
          type="button"
          onClick={retryPendingRequests}
          className="min-h-11 bg-signal px-4.5 font-semibold text-ink focus-visible:outline-offset-2"
        >
          {connection.tryAgain}
        </button>
        <button type="button" onClick={() => setDismissed(true)} className="inline-link min-h-11">
          {connection.stayHere}
        </button>
      </p>
    </section>
  );
}

/** The focus does not move while the visitor types. */
function isTyping(): boolean {
  return document.activeElement?.matches("input, textarea, select, [contenteditable]") ?? false;
}
