import { fileSize } from "#app/ui/file-size.ts";

interface AttachedFileProps {
  file: File;
  /** How much of it is on its way, 0 to 1; undefined while nothing is sent. */
  uploaded: number | undefined;
  onRemove: () => void;
}

/** A file of the enquiry: its name, its size, how far it is, and a way to take it out again. */
export function AttachedFile({ file, uploaded, onRemove }: AttachedFileProps) {
  const isSending = uploaded !== undefined;
  return (
    <li className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto_2rem] items-center gap-x-3 border-b border-line text-[0.9375rem]/[1.5]">
      <span className="truncate" title={file.name}>
        {file.name}
      </span>
      <span className={`mono tabular-nums ${isSending ? "text-signal-text" : "text-muted"}`}>
        {fileSize(file.size)} · {stateOf(uploaded)}
      </span>
      {isSending ? (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 -bottom-px h-px origin-left bg-signal-text transition-transform duration-150"
          style={{ transform: `scaleX(${uploaded})` }}
        />
      ) : (
        <button
          type="button"
          aria-label={`Remove ${file.name}`}
          onClick={onRemove}
          className="grid size-8 place-items-center text-muted hover:text-ink focus-visible:outline-offset-0"
        >
          <svg aria-hidden="true" viewBox="0 0 12 12" className="size-2.5 stroke-current stroke-[1.5]">
            <path d="m1 1 10 10M11 1 1 11" />
          </svg>
        </button>
      )}
    </li>
  );
}

function stateOf(uploaded: number | undefined): string {
  if (uploaded === undefined) return "ready";
  return uploaded < 1 ? `${Math.floor(uploaded * 100)}%` : "done";
}
