import { useFormats, useMessages } from "#app/languages/use-messages.ts";
import { cancelSending, useEnquirySession } from "./enquiry-session.ts";

/** While an enquiry is sent: how much of it has been uploaded, and a button that stops it. */
export function SendingProgress() {
  const { sending } = useMessages().enquiry;
  const { fileSize } = useFormats();
  const { files, progress } = useEnquirySession();
  const percent = Math.floor(progress * 100);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <div className="relative grow text-sm/[1.4] text-muted tabular-nums">
      <div
        role="progressbar"
        aria-label={sending.upload}
        aria-valuenow={percent}
        className="h-px origin-left bg-signal-text transition-transform duration-150"
        style={{ transform: `scaleX(${progress})` }}
      />
      <p className="pt-3">
        {files.length > 0 ? sending.uploaded(percent, fileSize(size)) : sending.inProgress}{" "}
        <button type="button" className="inline-link" onClick={cancelSending}>
          {sending.cancel}
        </button>
      </p>
    </div>
  );
}
