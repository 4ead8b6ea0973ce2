import type { ReactNode } from "react";
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
