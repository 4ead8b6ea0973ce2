import type { ConsentTexts } from "#app/domain/consent/consent-settings.ts";
import * as messages from "./messages.ts";
import { PurposeRows } from "./purpose-row.tsx";

/** COOKIE-01: a choice for each purpose. `consent-flow.ts` opens it with the current answer. */
export function ConsentDialog({ descriptions }: ConsentTexts) {
  return (
    <dialog
      tabIndex={-1}
      aria-labelledby="consent-title"
      aria-describedby="consent-hint"
      className="consent-dialog m-auto w-full max-w-[42rem] overflow-y-auto overscroll-contain bg-paper text-ink outline-hidden max-sm:mb-0 max-sm:max-w-none sm:max-h-[calc(100dvh-3rem)] screen-only"
    >
      <div className="px-5 pt-7 pb-8 sm:px-10 sm:pt-9">
        <h2 id="consent-title" className="heading pr-12">
          {messages.cookieSettings}
        </h2>
        <p id="consent-hint" className="mt-3 max-w-[56ch] text-[0.9375rem]/[1.5] text-muted">
          <span data-privacy-signal hidden>
            {messages.yourBrowserSendsGlobalPrivacy}
          </span>
          {messages.closingThisWindowRejectsAll}
        </p>
      </div>
      <form>
        <ol className="mx-5 border-b border-line sm:mx-10">
          <PurposeRows descriptions={descriptions} />
        </ol>
        <div className="mt-8 grid grid-cols-2 border-t border-ink sm:grid-cols-3">
          <button type="button" data-consent="reject" className={cell}>
            {messages.rejectAll}
          </button>
          <button
            type="submit"
            className={`${cell} max-sm:order-last max-sm:col-span-2 max-sm:border-t sm:border-x`}
          >
            {messages.saveSettings}
          </button>
          <button type="button" data-consent="accept" className={`${cell} max-sm:border-l`}>
            {messages.acceptAll}
          </button>
        </div>
      </form>
      <button
        type="button"
        aria-label={messages.closeAndRejectAll}
        data-consent="reject"
        className="absolute top-6 right-3 grid size-11 place-content-center hover:text-signal-text sm:top-8 sm:right-7"
      >
        <svg
          aria-hidden="true"
          width="18"
          height="18"
          viewBox="0 0 18 18"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          <path d="m2 2 14 14M16 2 2 16" />
        </svg>
      </button>
    </dialog>
  );
}

const cell =
  "min-h-14 border-line px-5 py-4 text-base font-semibold tracking-[-0.01em] transition-colors duration-150 hover:bg-ink hover:text-paper focus-visible:-outline-offset-4";
