import { type ReactNode, useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { PostButton } from "#app/admin/post-button.tsx";
import { messages } from "./messages.ts";

interface UndoBarProps {
  children: ReactNode;
  /** The form that undoes the action; undefined if it cannot be undone. */
  undo?: { action: string; fields: Record<string, string> };
}

/** Reports an action at the bottom of the screen, above `BulkBar`, with an undo button. */
export function UndoBar({ children, undo }: UndoBarProps) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-28 z-70 flex justify-center md:bottom-16 md:left-55">
      <section
        aria-label={messages.lastChange}
        className="pointer-events-auto flex max-w-[720px] flex-wrap items-center gap-x-4 gap-y-2 border border-line border-l-2 border-l-good bg-card px-4 py-2.5 text-[0.84375rem]/[1.4] shadow-[0_16px_40px_-16px_rgb(0_0_0/0.5)]"
      >
        <p className="min-w-0 wrap-anywhere">{children}</p>
        <div className="flex gap-2">
          {undo ? (
            <PostButton {...undo} className={buttonClasses.plain}>
              {messages.undo}
            </PostButton>
          ) : null}
          <button type="button" onClick={() => setDismissed(true)} className={buttonClasses.quiet}>
            {messages.dismiss}
          </button>
        </div>
      </section>
    </div>
  );
}
