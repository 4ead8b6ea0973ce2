import * as Dialog from "@radix-ui/react-dialog";
import { useOutletContext } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { DialogContent } from "#app/admin/modal.tsx";

/** Whether a task is shown in a dialog over the board, or on a separate page. */
export interface TaskFrame {
  isOver: boolean;
  /** The address of the board with its filters. */
  back: string;
  close: () => void;
}

export function useTaskFrame(): TaskFrame {
  return useOutletContext<TaskFrame>();
}

interface TaskFrameProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders a task in its frame. */
export function InTaskFrame({ title, actions, children }: TaskFrameProps) {
  const { isOver, back, close } = useTaskFrame();
  if (isOver)
    return (
      <TaskDialog title={title} actions={actions} onClose={close}>
        {children}
      </TaskDialog>
    );
  return (
    <AdminPage title={title} back={{ to: back, label: "Tasks" }} actions={actions}>
      {children}
    </AdminPage>
  );
}

interface TaskDialogProps {
  title: string;
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A task in a dialog over the board; full screen on a phone. Escape and a click outside close it. */
function TaskDialog({ title, actions, onClose, children }: TaskDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 bg-brand-ink/40" />
        <DialogContent
          aria-describedby={undefined}
          data-admin
          onEscapeKeyDown={keepWhileSuggesting}
          onOpenAutoFocus={(event) => {
            // Otherwise the first control, Delete, would get the focus. A form focuses its own field earlier.
            event.preventDefault();
            heading.current?.focus();
          }}
          className="fixed inset-0 z-40 overflow-y-auto overscroll-contain bg-paper text-[0.84375rem]/[1.4] text-ink outline-hidden md:inset-x-6 md:top-[6vh] md:bottom-auto md:mx-auto md:max-h-[88vh] md:max-w-[1040px] md:border md:border-line md:shadow-[0_24px_64px_-24px_rgb(0_0_0/0.5)]"
        >
          <div className="sticky top-0 z-10 flex min-h-12 items-center gap-3 border-b border-line bg-paper px-4 py-[7px] md:px-6">
            <Dialog.Title
              ref={heading}
              tabIndex={-1}
              className="min-w-0 outline-hidden grow wrap-anywhere text-[0.9375rem] md:truncate font-semibold tracking-[-0.01em]"
              title={title}
            >
              {title}
            </Dialog.Title>
            {actions}
            <Dialog.Close className={buttonClasses.quiet}>
              Close
              <span className="sr-only"> the task</span>
            </Dialog.Close>
          </div>
          <div className="px-4 py-5 md:px-6">{children}</div>
        </DialogContent>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Escape closes a field's suggestions before it closes the task. */
function keepWhileSuggesting(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.ariaExpanded === "true") event.preventDefault();
}
