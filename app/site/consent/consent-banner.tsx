import { Fragment } from "react";
import type { ConsentTexts } from "#app/domain/consent/consent-settings.ts";
import { useMessages } from "#app/languages/use-messages.ts";

/**
 * COOKIE-01: asks early in the tab order, without taking the focus or shifting the layout. SITE-10: a strip of at most a
 * quarter of the screen, or more where that is too low to read it, at the foot of a page and at the top of the home
 * stage, whose list is at its foot, beside the logo or below the bar; a longer text scrolls, the buttons stay visible.
 * `consent-flow.ts` handles the buttons.
 */
export function ConsentBanner({ text, policies }: ConsentTexts) {
  const { consent } = useMessages();
  return (
    <section
      aria-label={consent.label}
      className="consent-banner on-ink fixed inset-x-0 z-40 lg:left-sidebar screen-only"
    >
      <div className="consent-strip flex">
        <div className="consent-text min-h-0 flex-1 overflow-y-auto overscroll-contain pr-4 pl-edge-left">
          <p className="text-ink-text">
            {text} <PolicyLinks policies={policies} />
          </p>
        </div>
        <div className="consent-buttons grid shrink-0">
          <button type="button" aria-haspopup="dialog" data-consent="manage" className={button}>
            {consent.manage}
          </button>
          <button type="button" data-consent="reject" className={button}>
            {consent.rejectAll}
          </button>
          <button type="button" data-consent="accept" className={button}>
            {consent.acceptAll}
          </button>
        </div>
      </div>
    </section>
  );
}

const button =
  "min-h-11 px-2 py-1.5 font-semibold transition-colors duration-150 focus-visible:-outline-offset-4";

/** Policies without a published page are omitted. */
function PolicyLinks({ policies }: Pick<ConsentTexts, "policies">) {
  return (
    <span className="consent-policies">
      {policies.map(({ title, path }, position) => (
        <Fragment key={path}>
          {position > 0 ? ", " : null}
          <a className="inline-link" href={path}>
            {title}
          </a>
        </Fragment>
      ))}
    </span>
  );
}
