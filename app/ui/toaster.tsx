import * as Radix from "@radix-ui/react-toast";
import { type FocusEvent, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "#app/languages/use-messages.ts";
import { dismissToast, type Toast, type ToastVariant, toastDuration, useToasts } from "./toast-store.ts";
import "./toaster.css";

/** UI-01: pixels a toast must be swiped to close. */
const swipeThreshold = 50;

export interface ToasterProps {
  /** Whether F8 was pressed before this component had loaded. */
  isAsked: boolean;
}

/** The toast region: F8 focuses it, swiping right or Escape closes the current toast. */
export function Toaster({ isAsked }: ToasterProps) {
  const { toasts, container } = useToasts();
  const viewport = useRef<HTMLOListElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  const region = container ?? document.body;

  useEffect(() => {
    if (isAsked) viewport.current?.focus();
  }, [isAsked]);

  useEffect(() => {
    // While text is composed, F8 belongs to the input method: Radix would take the focus out of the field.
    const keepComposing = (event: KeyboardEvent) => {
      if (event.key === "F8" && event.isComposing) event.stopPropagation();
    };
    window.addEventListener("keydown", keepComposing, { capture: true });
    return () => window.removeEventListener("keydown", keepComposing, { capture: true });
  }, []);

  function noteFocus({ relatedTarget }: FocusEvent) {
    if (!viewport.current?.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  }

  /** Radix would keep the focus in the empty region. */
  function close(id: string) {
    dismissToast(id);
    if (viewport.current?.contains(document.activeElement) && focusedBefore.current instanceof HTMLElement)
      focusedBefore.current.focus({ preventScroll: true });
  }

  return (
    <Radix.Provider
      // Radix would not start the next toast's time if this one is closed while the focus or pointer is on it.
      key={toasts[0]?.id}
      duration={toastDuration}
      swipeThreshold={swipeThreshold}
      swipeDirection="right"
      announcerContainer={region}
    >
      {toasts.map((shown) => (
        <ToastCard key={shown.id} toast={shown} onClose={() => close(shown.id)} />
      ))}
      {createPortal(
        <Radix.Viewport
          ref={viewport}
          data-toasts
          onFocus={noteFocus}
          hotkey={["F8"]}
          className="above-banner fixed right-0 bottom-[var(--covered-bottom,0px)] z-100 w-full p-4 outline-hidden max-md:top-0 max-md:bottom-auto md:max-w-[27.25rem] md:p-6"
        />,
        region,
      )}
    </Radix.Provider>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { toasts } = useMessages();
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => open || onClose()}
      duration={toast.duration}
      className="toast relative grid grid-cols-[1fr_auto] gap-x-4 bg-ink py-4 pr-3 pl-5 text-paper ring-1 ring-ink-line outline-hidden focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-signal"
    >
      <span aria-hidden="true" className={`absolute inset-y-0 left-0 w-1 ${stripes[toast.variant]}`} />
      <div className="min-w-0 self-center">
        <Radix.Title className="text-base/[1.35] font-semibold tracking-[-0.01em]">{toast.title}</Radix.Title>
        {toast.description ? (
          <Radix.Description className="mt-0.5 text-sm/[1.45] text-pretty wrap-anywhere text-paper/80">
            {toast.description}
          </Radix.Description>
        ) : null}
      </div>
      <Radix.Close
        aria-label={toasts.dismiss}
        className="grid size-8 place-items-center text-paper/70 outline-hidden hover:text-paper focus-visible:outline-2 focus-visible:outline-signal"
      >
        <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 stroke-current stroke-[1.5]">
          <path d="m1 1 10 10M11 1 1 11" />
        </svg>
      </Radix.Close>
    </Radix.Root>
  );
}

const stripes: Record<ToastVariant, string> = { default: "bg-good", destructive: "bg-signal" };
