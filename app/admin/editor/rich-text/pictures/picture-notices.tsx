import { buttonClasses } from "#app/admin/classes.ts";
import type { PictureStorage } from "./use-picture-storage.ts";

/** Pictures that are being uploaded to the library, and those whose upload failed. */
export function PictureNotices({ count, problems, dismiss }: PictureStorage) {
  return (
    <div role="status" aria-label="Pasted pictures" className="empty:hidden">
      {count > 0 ? (
        <p className="border-b border-line px-3 py-2 text-muted">
          {count === 1 ? "Adding a picture to the library…" : `Adding ${count} pictures to the library…`}
        </p>
      ) : null}
      {problems.length > 0 ? (
        <div className="grid justify-items-start gap-1 border-b border-line px-3 py-2 text-warn">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          <button type="button" onClick={dismiss} className={`${buttonClasses.quiet} -ml-2`}>
            Dismiss
          </button>
        </div>
      ) : null}
    </div>
  );
}
