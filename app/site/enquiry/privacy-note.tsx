import { useSite } from "#app/site/site-data.ts";
import { SmartLink } from "#app/ui/smart-link.tsx";

interface PrivacyNoteProps {
  /** Whether the form's values were restored from this device. */
  isDraft: boolean;
  onClear: () => void;
}

export function PrivacyNote({ isDraft, onClear }: PrivacyNoteProps) {
  const { settings } = useSite();
  return (
    <p className="max-w-70 text-sm/[1.4] text-muted">
      {isDraft ? (
        <>
          Kept on this device since your last visit.{" "}
          <button type="button" className="inline-link" onClick={onClear}>
            Start over
          </button>
          .{" "}
        </>
      ) : (
        "We read it today. "
      )}
      {settings.footer_privacy_policy_url ? (
        <>
          See our{" "}
          <SmartLink href={settings.footer_privacy_policy_url} className="inline-link">
            privacy policy
          </SmartLink>
          .
        </>
      ) : null}
    </p>
  );
}
