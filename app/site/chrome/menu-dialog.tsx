import * as Dialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useBackToClose } from "#app/ui/use-back-to-close.ts";
import "./menu-dialog.css";
import type { Menu } from "./use-menu.ts";

interface MenuDialogProps {
  menu: Menu;
  className: string;
  children: ReactNode;
}

/** A full-screen dark dialog: Escape closes it, with a focus trap and focus restoration. */
export function MenuDialog({ menu, className, children }: MenuDialogProps) {
  const { site } = useMessages();
  useBackToClose(menu.isOpen, menu.close);
  return (
    <Dialog.Root open={menu.isOpen} onOpenChange={(open) => open || menu.close()}>
      <Dialog.Portal>
        {/* Locks page scrolling; the content above covers it. */}
        <Dialog.Overlay />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={menu.returnFocus}
          className={classNames("on-ink fixed inset-0 z-50 overflow-y-auto overscroll-contain", className)}
        >
          <Dialog.Title className="sr-only">{site.menu.title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** At the same place as the toggle below it. */
export function MenuClose({ className }: { className?: string }) {
  const { site } = useMessages();
  return (
    <Dialog.Close
      aria-label={site.menu.close}
      className={classNames("grid size-10 place-content-center", className)}
    >
      <svg
        aria-hidden="true"
        width="22"
        height="22"
        viewBox="0 0 22 22"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="m3.5 3.5 15 15M18.5 3.5l-15 15" />
      </svg>
    </Dialog.Close>
  );
}
