import { useId } from "react";
import type { ConsentTexts } from "#app/domain/consent/consent-settings.ts";
import { useMessages } from "#app/languages/use-messages.ts";

/** COOKIE-01: a choice for each purpose. `consent-flow.ts` opens it with the current answer. */
export function ConsentDialog({ descriptions }: ConsentTexts) {
  const { consent } = useMessages();
  return (
    <dialog
      tabIndex={-1}
      aria-labelledby="consent-title"
      aria-describedby="consent-hint"
      className="consent-dialog m-auto w-full max-w-[42rem] overflow-y-auto overscroll-contain bg-paper text-ink outline-hidden max-sm:mb-0 max-sm:max-w-none sm:max-h-[calc(100dvh-3rem)] screen-only"
    >
      <div className="px-5 pt-7 pb-8 sm:px-10 sm:pt-9">
        <h2 id="consent-title" className="heading pr-12">
          {consent.title}
        </h2>
        <p id="consent-hint" className="mt-3 max-w-[56ch] text-[0.9375rem]/[1.5] text-muted">
          <span data-privacy-signal hidden>
            {consent.privacySignal}
          </span>
          {consent.closingRejects}
        </p>
      </div>
      <form>
        <ol className="mx-5 border-b border-line sm:mx-10">
          <PurposeRows descriptions={descriptions} />
        </ol>
        <div className="mt-8 grid grid-cols-2 border-t border-ink sm:grid-cols-3">
          <button type="button" data-consent="reject" className={cell}>
            {consent.rejectAll}
          </button>
          <button
            type="submit"
            className={`${cell} max-sm:order-last max-sm:col-span-2 max-sm:border-t sm:border-x`}
          >
            {consent.save}
          </button>
          <button type="button" data-consent="accept" className={`${cell} max-sm:border-l`}>
            {consent.acceptAll}
          </button>
        </div>
      </form>
      <button
        type="button"
        aria-label={consent.close}
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

interface PurposeRowProps {
  number: string;
  name: string;
  label: string;
  description: string;
  isAllowed?: boolean;
  /** Always on, without a choice. */
  isLocked?: boolean;
}

/** All purposes of the consent. */
export function PurposeRows({ descriptions }: Pick<ConsentTexts, "descriptions">) {
  const { purposes } = useMessages().consent;
  return (
    <>
      <PurposeRow
        number="01"
        name="necessary"
        label={purposes.necessary}
        description={descriptions.necessary}
        isLocked
      />
      <PurposeRow
        number="02"
        name="analytics"
        label={purposes.analytics}
        description={descriptions.analytics}
      />
      <PurposeRow
        number="03"
        name="marketing"
        label={purposes.marketing}
        description={descriptions.marketing}
      />
    </>
  );
}

/** A purpose with its description and a switch; the whole row toggles it. */
function PurposeRow({ number, name, label, description, isAllowed, isLocked = false }: PurposeRowProps) {
  const { consent } = useMessages();
  const id = useId();
  return (
    <li className="border-t border-line">
      <label
        className={`grid grid-cols-[2.125rem_minmax(0,1fr)_auto] items-start py-4.5 ${isLocked ? "" : "cursor-pointer"}`}
      >
        <span aria-hidden="true" className="mono pt-[0.45em] text-signal-text">
          {number}
        </span>
        <span>
          <span id={`${id}-label`} className="block text-[1.0625rem]/[1.4] font-semibold tracking-[-0.01em]">
            {label}
            {isLocked ? <span className="mono ml-3 text-muted">{consent.alwaysOn}</span> : null}
          </span>
          <span
            id={`${id}-description`}
            className="mt-1 block max-w-[52ch] text-[0.9375rem]/[1.5] text-pretty"
          >
            {description}
          </span>
        </span>
        <input
          type="checkbox"
          name={name}
          defaultChecked={isLocked || isAllowed}
          disabled={isLocked}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-description`}
          data-on={consent.on}
          data-off={consent.off}
          className="consent-switch ml-6"
        />
      </label>
    </li>
  );
}
