import * as Dialog from "@radix-ui/react-dialog";
import { type ComponentPropsWithoutRef, type ReactNode, useState } from "react";

interface ModalProps {
  title: string;
  titleClassName: string;
  onClose: () => void;
  className: string;
  children: ReactNode;
}

/** A dialog near the top of the screen. */
export function Modal({ title, titleClassName, onClose, className, children }: ModalProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-80 bg-brand-ink/40" />
        <DialogContent
          data-modal
          aria-describedby={undefined}
          className={`fixed inset-x-3 top-[10vh] z-80 mx-auto max-h-[76vh] border border-line bg-card text-[0.84375rem]/[1.4] text-ink shadow-[0_24px_64px_-24px_rgb(0_0_0/0.5)] outline-hidden ${className}`}
        >
          <Dialog.Title className={titleClassName}>{title}</Dialog.Title>
          {children}
        </DialogContent>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A `Dialog.Content` that on closing returns the focus to where it was: Radix returns it only to a `Dialog.Trigger`. */
export function DialogContent({
  onCloseAutoFocus,
  ...props
}: ComponentPropsWithoutRef<typeof Dialog.Content>) {
  const [opener] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  return (
    <Dialog.Content
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        const isFree = document.activeElement === document.body;
        if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      }}
      {...props}
    />
  );
}
