import { useEffect, useRef, useState } from "react";
import { everyPurpose, noPurpose, type Purposes } from "#app/domain/consent/consent.ts";
import type { ConsentSettings } from "#app/domain/consent/consent-settings.ts";
import { SmartLink } from "#app/ui/smart-link.tsx";
import { coverBottom } from "./cover-bottom.ts";
import { slideInDelay } from "./timing.ts";
import "./consent.css";

interface ConsentBannerProps {
  settings: ConsentSettings;
  isLeaving: boolean;
  onAnswer: (purposes: Purposes) => void;
  onManage: () => void;
  /** Fetches what the dialog is made of, ahead of the press. */
  prepareManage: () => void;
}

/**
 * COOKIE-01: asks, early in the tab order and without taking the focus. It moves nothing on the page, and what it
 * covers can be scrolled out from under it.
 */
export function ConsentBanner({
  settings,
  isLeaving,
  onAnswer,
  onManage,
  prepareManage,
}: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  const isIn = useSlideIn();

  useEffect(() => (banner.current ? coverBottom(banner.current) : undefined), []);

  return (
    <section
      ref={banner}
      aria-label="Cookie consent"
      data-shown={isIn && !isLeaving}
      className="consent-banner on-ink fixed inset-x-0 bottom-0 z-40 flex max-h-[75svh] flex-col overflow-y-auto overscroll-contain border-t border-ink-line lg:left-sidebar xl:flex-row print:hidden"
    >
      <p className="flex-1 px-edge-left py-5 text-[0.875rem]/[1.5] text-ink-text sm:text-[0.9375rem]/[1.5] xl:self-center xl:pr-10">
        <span className="mono mr-3 text-muted">
          <span aria-hidden="true" className="mr-2 inline-block size-1.5 bg-signal align-[0.1em]" />
          Cookies
        </span>
        {settings.text} <PolicyLinks policies={settings.policies} />
      </p>
      <div className="grid shrink-0 grid-cols-2 border-t border-ink-line sm:grid-cols-3 xl:grid-cols-[auto_auto_auto] xl:border-t-0 xl:border-l">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onManage}
          onPointerEnter={prepareManage}
          onFocus={prepareManage}
          className={`${cell} max-sm:order-last max-sm:col-span-2 max-sm:border-t`}
        >
          Manage Settings
        </button>
        <button type="button" onClick={() => onAnswer(noPurpose)} className={`${cell} sm:border-l`}>
          Reject All
        </button>
        <button type="button" onClick={() => onAnswer(everyPurpose)} className={`${cell} border-l`}>
          Accept All
        </button>
      </div>
    </section>
  );
}

const cell =
  "min-h-13 border-ink-line px-5 py-3 text-[0.9375rem] font-semibold tracking-[-0.01em] transition-colors duration-150 hover:bg-paper hover:text-ink focus-visible:-outline-offset-4 2xl:px-9";

/** COOKIE-03: false below the lower edge, true from when the banner slides in. */
function useSlideIn(): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIn(true), slideInDelay);
    return () => clearTimeout(timer);
  }, []);
  return isIn;
}

/** A policy whose page is not published is left out. */
function PolicyLinks({ policies: { cookies, privacy } }: { policies: ConsentSettings["policies"] }) {
  return (
    <span className="whitespace-nowrap text-paper">
      {cookies ? (
        <SmartLink className="inline-link" href={cookies}>
          Cookies Policy
        </SmartLink>
      ) : null}
      {cookies && privacy ? ", " : null}
      {privacy ? (
        <SmartLink className="inline-link" href={privacy}>
          Privacy Policy
        </SmartLink>
      ) : null}
    </span>
  );
}
