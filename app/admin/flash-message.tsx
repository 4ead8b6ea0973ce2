import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { PostButton } from "./post-button.tsx";

/** The success message; a live region announces it. */
export function FlashMessage({ children }: { children?: string }) {
  if (!children) return null;
  return (
    <p role="status" className="mb-5 border-l-2 border-good pl-3">
      {children}
    </p>
  );
}

/** The message for `?done=…`; undefined without one and for unknown values. */
export function flashMessageOf(request: Request, words: Record<string, string>): string | undefined {
  const done = new URL(request.url).searchParams.get("done") ?? "";
  return Object.hasOwn(words, done) ? words[done] : undefined;
}

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
        aria-label="Last change"
        className="pointer-events-auto flex max-w-[720px] flex-wrap items-center gap-x-4 gap-y-2 border border-line border-l-2 border-l-good bg-card px-4 py-2.5 text-[0.84375rem]/[1.4] shadow-[0_16px_40px_-16px_rgb(0_0_0/0.5)]"
      >
        <p className="min-w-0 wrap-anywhere">{children}</p>
        <div className="flex gap-2">
          {undo ? <PostButton {...undo}>Undo</PostButton> : null}
          <Button onClick={() => setDismissed(true)} look="quiet">
            Dismiss
          </Button>
        </div>
      </section>
    </div>
  );
}

/** The change of published content that the query names. */
export interface ChangeNotice {
  /** Identifies the change, so that a later notice replaces this one. */
  id: string;
  message: string;
  /** The form that undoes it. */
  undo?: { action: string; fields: Record<string, string> };
}

interface ChangeNoticeBarProps {
  notice: ChangeNotice | undefined;
  /** The undo failed: the page was changed in the meantime. */
  isNotUndone?: boolean;
}

/** Reports the last change to a page, an article or a testimonial, with *Undo*. */
export function ChangeNoticeBar({ notice, isNotUndone = false }: ChangeNoticeBarProps) {
  if (isNotUndone) {
    return <UndoBar>Not undone: the page has since been moved, renamed or deleted.</UndoBar>;
  }
  return notice ? (
    <UndoBar key={notice.id} undo={notice.undo}>
      {notice.message}
    </UndoBar>
  ) : null;
}
