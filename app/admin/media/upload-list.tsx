import { Button } from "#app/admin/button.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import { TextLink } from "#app/admin/text-link.tsx";
import { paths } from "#app/paths/paths.ts";
import { fileSize } from "#app/ui/file-size.ts";
import { usePreparedItem } from "./media-items.ts";
import type { UploadState, Uploads } from "./uploads.ts";

interface UploadListProps {
  uploads: Uploads;
  /** Chooses the existing item of a duplicate; without it, a link to the item is shown. */
  onUseExisting?: (mediaId: string) => void;
}

/** Every selected file with its progress and result. */
export function UploadList({ uploads, onUseExisting }: UploadListProps) {
  if (uploads.uploads.length === 0) return null;
  const over = uploads.uploads.filter(({ phase }) => ["added", "replaced"].includes(phase)).length;
  return (
    <section aria-label="Uploads" className="min-w-0 border border-line bg-card wrap-anywhere">
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-3">
        <p role="status" className="tabular-nums">
          {over} of {uploads.uploads.length} uploaded
        </p>
        <Button onClick={uploads.clear} disabled={uploads.isBusy} look="quiet">
          Clear
        </Button>
      </div>
      <ul className="max-h-48 overflow-y-auto">
        {uploads.uploads.map((upload) => (
          <li key={upload.key} className="border-b border-line px-3 py-2 last:border-b-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 truncate" title={upload.file.name}>
                {upload.file.name}
              </span>
              <span className="text-muted tabular-nums">{fileSize(upload.file.size)}</span>
              <Outcome upload={upload} uploads={uploads} onUseExisting={onUseExisting} />
            </div>
            {upload.phase === "sending" ? (
              <progress
                aria-label={`${upload.file.name} sent`}
                value={upload.progress}
                className="mt-1.5 block h-1 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-signal"
              />
            ) : null}
            {upload.problem ? <p className="mt-1 text-bad">{upload.problem}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OutcomeProps extends UploadListProps {
  upload: UploadState;
}

function Outcome({ upload, uploads, onUseExisting }: OutcomeProps) {
  const { phase, mediaId, mediaName, key, file } = upload;
  switch (phase) {
    case "waiting":
    case "sending":
    case "storing":
      return (
        <>
          <span className="w-20 text-right text-muted tabular-nums">
            {phase === "sending"
              ? `${Math.round(upload.progress * 100)}%`
              : phase === "storing"
                ? "Storing…"
                : "Waiting"}
          </span>
          <Button onClick={() => uploads.drop(key)} look="quiet">
            Cancel
            <span className="sr-only"> {file.name}</span>
          </Button>
        </>
      );
    case "added":
    case "replaced":
      return <Prepared mediaId={mediaId ?? ""} />;
    case "duplicate":
      return (
        <span className="min-w-0 text-warn">
          Already in the library as{" "}
          {onUseExisting && mediaId ? (
            <button
              type="button"
              onClick={() => onUseExisting(mediaId)}
              className={`cursor-pointer text-left ${linkClasses}`}
            >
              {mediaName}
            </button>
          ) : (
            <TextLink to={paths.admin.mediaItem(mediaId ?? "")}>{mediaName}</TextLink>
          )}
        </span>
      );
    case "refused":
      return <span className="text-bad">Rejected</span>;
    case "failed":
      return (
        <Button onClick={() => uploads.retry(key)} look="quiet">
          Try again
          <span className="sr-only">with {file.name}</span>
        </Button>
      );
  }
}

/** A stored file is uploaded when it can be used. */
function Prepared({ mediaId }: { mediaId: string }) {
  const item = usePreparedItem(mediaId);
  if (!item) return <span className="text-muted">Processing…</span>;
  return item.state === "ready" ? (
    <span className="text-good">Uploaded</span>
  ) : (
    <span className="text-bad">{item.problem ?? "Processing failed."}</span>
  );
}
