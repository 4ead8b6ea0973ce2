import type { ConsentTexts } from "#app/domain/consent/consent-settings.ts";
import * as messages from "./messages.ts";

/**
 * COOKIE-01: asks early in the tab order, without taking the focus or shifting the layout. SITE-10: a strip of at most a
 * quarter of the screen, or more where that is too low to read it, at the foot of a page and at the top of the home
 * stage, whose list is at its foot; a longer text scrolls, the buttons stay visible. `consent-flow.ts` handles the
 * buttons.
 */
export function ConsentBanner({ text, policies }: ConsentTexts) {
  return (
    <section
      aria-label={messages.cookieConsent}
      className="consent-banner on-ink fixed inset-x-0 z-40 flex max-h-[25svh] [@media(height<24rem)]:max-h-36 flex-col sm:flex-row lg:left-sidebar screen-only"
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-2.5 pr-4 pl-edge-left sm:self-center">
        <p className="max-w-[68em] text-[0.8125rem]/[1.4] text-ink-text lg:text-[0.875rem]/[1.45]">
          {text} <PolicyLinks policies={policies} />
        </p>
      </div>
      <div className="grid shrink-0 grid-cols-3 border-ink-line max-sm:border-t sm:border-l">
        <button type="button" aria-haspopup="dialog" data-consent="manage" className={cell}>
          {messages.manageSettings}
        </button>
        <button type="button" data-consent="reject" className={`${cell} border-l`}>
          {messages.rejectAll}
        </button>
        <button type="button" data-consent="accept" className={`${cell} border-l`}>
          {messages.acceptAll}
        </button>
      </div>
    </section>
  );
}

const cell =
  "min-h-11 border-ink-line px-2 py-1.5 text-[0.8125rem]/[1.25] font-semibold transition-colors duration-150 hover:bg-paper hover:text-ink focus-visible:-outline-offset-4 md:px-4 md:text-[0.875rem]/[1.25] xl:px-6";

/** Policies without a published page are omitted. */
function PolicyLinks({ policies: { cookies, privacy } }: Pick<ConsentTexts, "policies">) {
  return (
    <span className="whitespace-nowrap text-paper">
      {cookies ? (
        <a className="inline-link" href={cookies}>
          {messages.cookiesPolicy}
        </a>
      ) : null}
      {cookies && privacy ? ", " : null}
      {privacy ? (
        <a className="inline-link" href={privacy}>
          {messages.privacyPolicy}
        </a>
      ) : null}
    </span>
  );
}
