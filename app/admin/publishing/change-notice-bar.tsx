import { UndoBar } from "#app/admin/undo-bar.tsx";
import { messages } from "./messages.ts";

/** A change of published content that the address names. */
export interface ChangeNotice {
  /** Names the change, so that the notice of the next one is another. */
  id: string;
  message: string;
  /** The form that undoes it. */
  undo?: { action: string; fields: Record<string, string> };
}

interface ChangeNoticeBarProps {
  notice: ChangeNotice | undefined;
  /** A page could not be put back: something else has changed it since. */
  isNotUndone?: boolean;
}

/** What the address says was just done to a page, an article or a testimonial, with *Undo*. */
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
