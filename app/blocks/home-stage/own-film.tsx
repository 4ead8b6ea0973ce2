import type { ReactNode } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { unmanagedHtml } from "#app/ui/unmanaged-html.ts";

interface OwnFilmProps {
  address: string;
  /** Whether its first frame is shown: in the editor and in previews, where no script plays it. */
  hasFirstFrame: boolean;
  /** The picture that is shown until it plays. */
  children: ReactNode;
}

/** The place of the brand's own film; the script plays it (`app/site/home/stage/film.ts`). */
export function OwnFilm({ address, hasFirstFrame, children }: OwnFilmProps) {
  return (
    <div
      data-film="own"
      data-src={address}
      data-playing={hasFirstFrame ? "" : undefined}
      className="stage-film stage-air"
      suppressHydrationWarning
    >
      {children}
      {hasFirstFrame ? <video src={address} muted playsInline preload="metadata" /> : null}
      <div data-film-layers {...unmanagedHtml} />
    </div>
  );
}

/** WCAG 2.2.2: pauses the film. The style sheet shows it from the first frame; the script answers it. */
export function PauseButton() {
  const { pauseFilm } = useMessages().blocks.homeStage;
  return (
    <button
      type="button"
      data-pause-film
      aria-label={pauseFilm}
      aria-pressed="false"
      className="stage-pause"
      suppressHydrationWarning
    >
      <svg aria-hidden="true" viewBox="0 0 16 16">
        <path d="M4 3h3v10H4zM9 3h3v10H9z" />
        <path d="m5 3 8 5-8 5z" />
      </svg>
    </button>
  );
}
