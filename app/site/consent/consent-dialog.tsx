import * as Radix from "@radix-ui/react-dialog";
import { type FormEvent, useRef } from "react";
import { allowedPurposes, everyPurpose, noPurpose, type Purposes } from "#app/domain/consent/consent.ts";
import type { ConsentSettings } from "#app/domain/consent/consent-settings.ts";
import { readAnswer } from "./answer.ts";
import { hasPrivacySignal } from "./privacy-signal.ts";
import { PurposeRow } from "./purpose-row.tsx";
import "./consent.css";

export interface ConsentDialogProps {
  settings: ConsentSettings;
  isOpen: boolean;
  onAnswer: (purposes: Purposes) => void;
  onClose: () => void;
}

/** COOKIE-01: an answer for each purpose. */
export function ConsentDialog({ settings, isOpen, onAnswer, onClose }: ConsentDialogProps) {
  const opener = useRef<Element | null>(null);

  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="consent-veil fixed inset-0 z-50 grid place-items-end overflow-y-auto bg-ink/70 sm:place-items-center sm:p-6">
          <Radix.Content
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              // On the dialog itself: on its first button, Enter would be an answer.
              event.preventDefault();
              if (event.currentTarget instanceof HTMLElement)
                event.currentTarget.focus({ preventScroll: true });
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
            }}
            className="consent-dialog relative w-full max-w-[42rem] bg-paper text-ink outline-hidden"
          >
            <div className="px-5 pt-7 pb-8 sm:px-10 sm:pt-9">
              <Radix.Title className="heading pr-12">Cookie Settings</Radix.Title>
              <Radix.Description className="mt-3 max-w-[56ch] text-[0.9375rem]/[1.5] text-muted">
                {hasPrivacySignal()
                  ? "Your browser sends Global Privacy Control, so everything but the necessary is off until you allow it here. "
                  : null}
                Closing this window rejects all but the necessary.
              </Radix.Description>
            </div>
            <PurposeForm settings={settings} onAnswer={onAnswer} />
            <Radix.Close
              aria-label="Close and reject all"
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
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Starts from what is allowed now. */
function PurposeForm({ settings, onAnswer }: Pick<ConsentDialogProps, "settings" | "onAnswer">) {
  const { descriptions } = settings;
  const allowed = allowedPurposes(readAnswer());

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onAnswer({ analytics: chosen.has("analytics"), marketing: chosen.has("marketing") });
  }

  return (
    <form onSubmit={save}>
      <ol className="mx-5 border-b border-line sm:mx-10">
        <PurposeRow
          number="01"
          name="necessary"
          label="Necessary"
          description={descriptions.necessary}
          isLocked
        />
        <PurposeRow
          number="02"
          name="analytics"
          label="Analytics"
          description={descriptions.analytics}
          isAllowed={allowed.analytics}
        />
        <PurposeRow
          number="03"
          name="marketing"
          label="Marketing"
          description={descriptions.marketing}
          isAllowed={allowed.marketing}
        />
      </ol>
      <div className="mt-8 grid grid-cols-2 border-t border-ink sm:grid-cols-3">
        <button type="button" onClick={() => onAnswer(noPurpose)} className={cell}>
          Reject All
        </button>
        <button
          type="submit"
          className={`${cell} max-sm:order-last max-sm:col-span-2 max-sm:border-t sm:border-x`}
        >
          Save Settings
        </button>
        <button type="button" onClick={() => onAnswer(everyPurpose)} className={`${cell} max-sm:border-l`}>
          Accept All
        </button>
      </div>
    </form>
  );
}

const cell =
  "min-h-14 border-line px-5 py-4 text-base font-semibold tracking-[-0.01em] transition-colors duration-150 hover:bg-ink hover:text-paper focus-visible:-outline-offset-4";
