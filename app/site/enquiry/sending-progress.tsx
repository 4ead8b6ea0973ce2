import { fileSize } from "#app/ui/file-size.ts";
import { cancelSending, useEnquirySession } from "./enquiry-session.ts";
import * as messages from "./messages.ts";

/** While an enquiry is sent: how much of it has been uploaded, and a button that stops it. */
export function SendingProgress() {
  const { files, progress } = useEnquirySession();
  const percent = Math.floor(progress * 100);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <div className="relative grow text-sm/[1.4] text-muted tabular-nums">
      <div
        role="progressbar"
        aria-label={messages.upload}
        aria-valuenow={percent}
        className="h-px origin-left bg-signal-text transition-transform duration-150"
        style={{ transform: `scaleX(${progress})` }}
      />
      <p className="pt-3">
        {files.length > 0 ? messages.ofUploaded(percent, fileSize(size)) : messages.sendingYourRequest}
        <button type="button" className="inline-link" onClick={cancelSending}>
          {messages.cancel}
        </button>
      </p>
    </div>
  );
}
