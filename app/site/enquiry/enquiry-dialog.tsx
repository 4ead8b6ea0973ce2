import * as Dialog from "@radix-ui/react-dialog";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { siteIndexId } from "#app/site/footer/site-index-id.ts";
import { setToastContainer } from "#app/ui/toast-store.ts";
import { useBackToClose } from "#app/ui/use-back-to-close.ts";
import { AnotherRequest } from "./another-request.tsx";
import { closeEnquiryDialog, useEnquiryDialog } from "./dialog-state.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { EnquirySent } from "./enquiry-sent.tsx";
import { resetSentEnquiry, useEnquirySession } from "./enquiry-session.ts";
import { NextSteps } from "./next-steps.tsx";
import type { NextStepsTexts } from "./next-steps-texts.ts";
import { ReplyLine } from "./reply-line.tsx";
import { ReplyPromise } from "./reply-promise.tsx";
import "./enquiry-dialog.css";

/** LEAD-01: the form as a dialog: two columns on large screens, full screen on phones. */
export function EnquiryDialog({ nextSteps }: { nextSteps: NextStepsTexts }) {
  const { enquiry } = useMessages();
  const { isOpen, opener } = useEnquiryDialog();
  const { phase, receipt } = useEnquirySession();
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  useBackToClose(isOpen, closeEnquiryDialog);

  useEffect(() => {
    setToastContainer(content ?? undefined);
    return () => setToastContainer(undefined);
  }, [content]);

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || closeEnquiryDialog()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-80" />
        <Dialog.Content
          ref={setContent}
          aria-describedby={undefined}
          className="enquiry-dialog fixed inset-0 z-90 m-auto flex flex-col bg-paper outline-hidden md:inset-6 md:max-w-180 lg:inset-4 lg:h-fit lg:max-h-[calc(100dvh-2rem)] lg:min-h-[min(49.75rem,100dvh-2rem)] lg:max-w-280"
          onKeyDown={closeOnEscape}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusFirst(content ?? (event.target as HTMLElement)); // Radix dispatches it on the content
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            resetSentEnquiry();
            focusBack(opener);
          }}
        >
          <div className="grid grow grid-cols-1 overflow-y-auto overscroll-contain lg:grid-cols-[minmax(0,1fr)_24.5rem]">
            <div className="enquiry-dialog-form flex flex-col px-edge-left pb-8 md:px-12 md:pb-8.5">
              {phase === "sent" ? (
                <EnquirySent receipt={receipt} title={Dialog.Title}>
                  <AnotherRequest />
                </EnquirySent>
              ) : (
                <>
                  <Dialog.Title className="mb-7.5 max-w-[calc(100%-3rem)] text-[clamp(2rem,1.4rem+2.6vw,2.75rem)]/none font-medium tracking-[-0.035em]">
                    {enquiry.title}
                  </Dialog.Title>
                  <EnquiryForm />
                </>
              )}
            </div>
            <NextSteps texts={nextSteps}>
              <ReplyPromise reply={nextSteps.reply} isSent={phase === "sent"} />
            </NextSteps>
          </div>
          <div className="enquiry-dialog-bar">
            <ReplyLine reply={nextSteps.reply} isSent={phase === "sent"} />
            <Dialog.Close
              aria-label={enquiry.close}
              // Pressing this button does not blur a field, which would validate it.
              onMouseDown={(event) => event.preventDefault()}
              className="ml-auto grid size-11 shrink-0 place-items-center focus-visible:outline-offset-0"
            >
              <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 stroke-current stroke-[1.4]">
                <path d="m1.5 1.5 13 13m0-13-13 13" />
              </svg>
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Radix sends Escape to the topmost toast, wherever the focus is; outside of the toasts, Escape closes the dialog. */
function closeOnEscape({ key, target }: KeyboardEvent) {
  const isInToasts = target instanceof Element && target.closest("[data-toasts]");
  if (key === "Escape" && !isInToasts) closeEnquiryDialog();
}

/** With a mouse the first field gets the focus; on touch devices that would open the on-screen keyboard. */
function focusFirst(content: HTMLElement) {
  const field = content.querySelector<HTMLElement>("input[name=name]");
  const isPrecise = window.matchMedia("(pointer: fine)").matches;
  (field && isPrecise ? field : content).focus();
}

/** If the opener was in a menu that has closed, focuses the menu's toggle. */
function focusBack(opener: HTMLElement | undefined) {
  if (opener?.isConnected) return opener.focus();
  const toggles = document.querySelectorAll<HTMLElement>(`header [href="#${siteIndexId}"]`);
  [...toggles].find((toggle) => toggle.checkVisibility())?.focus();
}
