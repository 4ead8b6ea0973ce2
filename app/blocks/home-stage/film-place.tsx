import type { ReactNode } from "react";
import { leftToScripts } from "#app/ui/left-to-scripts.ts";

interface FilmPlaceProps {
  film: "intro" | "background" | "loop" | "reel";
  className: string;
  /** The picture under the film. */
  children?: ReactNode;
}

/** A place of a film. What the script puts over the picture goes into an element whose content React leaves alone. */
export function FilmPlace({ film, className, children }: FilmPlaceProps) {
  return (
    <div aria-hidden="true" data-film={film} className={className} suppressHydrationWarning>
      {children}
      <div data-film-layers {...leftToScripts} />
    </div>
  );
}
