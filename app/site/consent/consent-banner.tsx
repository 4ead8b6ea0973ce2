import type { ConsentTexts } from "#app/domain/consent/consent-settings.ts";

/**
 * COOKIE-01: asks, early in the tab order and without taking the focus. It moves nothing on the page, and what it
 * covers can be scrolled out from under it. `consent-flow.ts` answers its buttons.
 */
export function ConsentBanner({ text, policies }: ConsentTexts) {
  return (
    <section
      aria-label="Cookie consent"
      className="consent-banner on-ink fixed inset-x-0 bottom-0 z-40 flex max-h-[75svh] flex-col overflow-y-auto overscroll-contain border-t border-ink-line lg:left-sidebar xl:flex-row print:hidden"
    >
      <p className="flex-1 px-edge-left py-5 text-[0.875rem]/[1.5] text-ink-text sm:text-[0.9375rem]/[1.5] xl:self-center xl:pr-10">
        <span className="mono mr-3 text-muted">
          <span aria-hidden="true" className="mr-2 inline-block size-1.5 bg-signal align-[0.1em]" />
          Cookies
        </span>
        {text} <PolicyLinks policies={policies} />
      </p>
      <div className="grid shrink-0 grid-cols-2 border-t border-ink-line sm:grid-cols-3 xl:grid-cols-[auto_auto_auto] xl:border-t-0 xl:border-l">
        <button
          type="button"
          aria-haspopup="dialog"
          data-consent="manage"
          className={`${cell} max-sm:order-last max-sm:col-span-2 max-sm:border-t`}
        >
          Manage Settings
        </button>
        <button type="button" data-consent="reject" className={`${cell} sm:border-l`}>
          Reject All
        </button>
        <button type="button" data-consent="accept" className={`${cell} border-l`}>
          Accept All
        </button>
      </div>
    </section>
  );
}

const cell =
  "min-h-13 border-ink-line px-5 py-3 text-[0.9375rem] font-semibold tracking-[-0.01em] transition-colors duration-150 hover:bg-paper hover:text-ink focus-visible:-outline-offset-4 2xl:px-9";

/** A policy whose page is not published is left out. */
function PolicyLinks({ policies: { cookies, privacy } }: Pick<ConsentTexts, "policies">) {
  return (
    <span className="whitespace-nowrap text-paper">
      {cookies ? (
        <a className="inline-link" href={cookies}>
          Cookies Policy
        </a>
      ) : null}
      {cookies && privacy ? ", " : null}
      {privacy ? (
        <a className="inline-link" href={privacy}>
          Privacy Policy
        </a>
      ) : null}
    </span>
  );
}
