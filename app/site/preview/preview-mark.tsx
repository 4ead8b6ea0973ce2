import { useMessages } from "#app/languages/use-messages.ts";
import { chromeInsetClasses } from "../chrome/chrome.tsx";
import { PageOpening } from "../content/opening.tsx";

/** A mark at the edge of the window: visitors do not see this draft or version. */
export function PreviewMark({ version }: { version?: number }) {
  const { preview } = useMessages();
  return (
    <p className="mono pointer-events-none fixed right-3 bottom-3 z-60 border border-paper bg-ink px-3 py-1.5 text-paper">
      {version === undefined ? preview.draft : preview.version(version)}
    </p>
  );
}

/** Shown for expired and revoked preview links. */
export function ExpiredPreview() {
  const { expired } = useMessages().preview;
  return (
    <div className={chromeInsetClasses}>
      <div className="pt-opening">
        <PageOpening title={expired.heading} lead={expired.advice} />
      </div>
    </div>
  );
}
