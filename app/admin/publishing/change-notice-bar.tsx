import { UndoBar } from "#app/admin/flash-message.tsx";
import { messages } from "./messages.ts";

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
    return <UndoBar>{messages.notUndoneThePageHas}</UndoBar>;
  }
  return notice ? (
    <UndoBar key={notice.id} undo={notice.undo}>
      {notice.message}
    </UndoBar>
  ) : null;
}
