import type { ChangeNotice } from "./change-notice.server.ts";
import { UndoBar } from "./undo-bar.tsx";

interface ChangeNoticeBarProps {
  notice: ChangeNotice | undefined;
  /** Undoing came too late. */
  isNotUndone: boolean;
}

/** What the address says was just done. */
export function ChangeNoticeBar({ notice, isNotUndone }: ChangeNoticeBarProps) {
  if (isNotUndone) {
    return <UndoBar>Nothing was undone: the page has been moved, renamed or deleted since.</UndoBar>;
  }
  return notice ? (
    <UndoBar key={notice.id} undo={notice.undo}>
      {notice.message}
    </UndoBar>
  ) : null;
}
