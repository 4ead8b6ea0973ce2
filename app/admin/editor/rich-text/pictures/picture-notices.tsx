import { buttonClasses } from "#app/admin/classes.ts";
import { messages } from "#app/admin/editor/messages.ts";
import type { PictureStorage } from "./use-picture-storage.ts";

/** Pictures that are being uploaded to the library, and those whose upload failed. */
export function PictureNotices({ count, problems, dismiss }: PictureStorage) {
  return (
    <div role="status" aria-label={messages.pastedPictures} className="empty:hidden">
      {count > 0 ? (
        <p className="border-b border-line px-3 py-2 text-muted">
          {messages.addingPicturesToTheLibrary(count)}
        </p>
      ) : null}
      {problems.length > 0 ? (
        <div className="grid justify-items-start gap-1 border-b border-line px-3 py-2 text-warn">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          <button type="button" onClick={dismiss} className={`${buttonClasses.quiet} -ml-2`}>
            {messages.dismiss}
          </button>
        </div>
      ) : null}
    </div>
  );
}
