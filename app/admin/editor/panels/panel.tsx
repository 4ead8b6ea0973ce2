import * as Dialog from "@radix-ui/react-dialog";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { focusRing } from "#app/admin/classes.ts";
import { Icon, IconButton } from "#app/admin/editor/icon-button.tsx";
import { DialogContent } from "#app/admin/modal.tsx";

interface PanelProps {
  title: string;
  /** A sentence that explains the panel. */
  description?: string;
  onClose: () => void;
  /** The address without the panel, for a panel with its own route: a link that closes it without JavaScript. */
  closeTo?: string;
  /** Moves the focus after closing and returns whether it could; if not, the opening control gets it back. */
  onClosed?: () => boolean;
  /** `side`: at the right edge, beside the page. */
  place?: "centre" | "side";
  isWide?: boolean;
  children: ReactNode;
}

/** A modal panel above the editor with a focus trap. */
export function Panel({
  title,
  description,
  onClose,
  closeTo,
  onClosed,
  place = "centre",
  isWide = false,
  children,
}: PanelProps) {
  const box =
    place === "side"
      ? "inset-y-0 right-0 w-full sm:max-w-[440px] sm:border-l"
      : `inset-x-0 top-0 mx-auto max-h-dvh sm:top-[8vh] sm:max-h-[84vh] sm:border ${isWide ? "max-w-[1080px]" : "max-w-[640px]"}`;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Overlay className="fixed inset-0 z-40 bg-brand-ink/40" />
      <DialogContent
        aria-label={title} // Radix refers to the title only after hydration
        {...(description ? {} : { "aria-describedby": undefined })}
        {...(onClosed && {
          onCloseAutoFocus(event: Event) {
            if (onClosed()) event.preventDefault();
          },
        })}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        className={`fixed z-50 flex flex-col border-line bg-paper outline-hidden ${box}`}
      >
        <div className="flex min-h-12 shrink-0 items-center justify-between gap-4 border-b border-line pr-2 pl-4">
          <div className="py-2">
            <Dialog.Title className="text-[0.9375rem] font-semibold tracking-[-0.01em]">{title}</Dialog.Title>
            {description ? (
              <Dialog.Description className="text-muted">{description}</Dialog.Description>
            ) : null}
          </div>
          {closeTo ? (
            <Link
              to={closeTo}
              preventScrollReset
              aria-label="Close"
              className={`grid size-7 place-items-center rounded-[2px] text-muted hover:bg-sand hover:text-ink ${focusRing}`}
            >
              <Icon name="close" />
            </Link>
          ) : (
            <Dialog.Close asChild>
              <IconButton icon="close" label="Close" />
            </Dialog.Close>
          )}
        </div>
        <div className="min-h-0 grow overflow-y-auto">{children}</div>
      </DialogContent>
    </Dialog.Root>
  );
}
