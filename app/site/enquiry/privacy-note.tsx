import { sitePaths } from "#app/http/site-paths.ts";
import { InternalLink } from "#app/ui/internal-link.tsx";

interface PrivacyNoteProps {
  /** What stands in the form was kept on this device from an earlier visit. */
  isDraft: boolean;
  onClear: () => void;
}

export function PrivacyNote({ isDraft, onClear }: PrivacyNoteProps) {
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
      See our{" "}
      <InternalLink to={sitePaths.privacyPolicy()} className="inline-link">
        privacy policy
      </InternalLink>
      .
    </p>
  );
}
