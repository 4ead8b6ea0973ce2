import { useSite } from "#app/site/site-data.ts";
import { InlineLink } from "#app/ui/smart-link.tsx";
import * as messages from "./messages.ts";

interface PrivacyNoteProps {
  /** Whether the form's values were restored from this device. */
  isDraft: boolean;
  onClear: () => void;
}

export function PrivacyNote({ isDraft, onClear }: PrivacyNoteProps) {
  const { privacy } = useSite().legal;
  return (
    <p className="max-w-70 text-sm/[1.4] text-muted">
      {isDraft ? (
        <>
          {messages.draftRestoredFromThisDevice}{" "}
          <button type="button" className="inline-link" onClick={onClear}>
            {messages.startOver}
          </button>
          .{" "}
        </>
      ) : (
        messages.weReadItToday
      )}
      {privacy ? (
        <>
          {messages.see} <InlineLink href={privacy.path}>{privacy.title}</InlineLink>.
        </>
      ) : null}
    </p>
  );
}
