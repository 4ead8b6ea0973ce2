import type { ReactNode } from "react";
import { unmanagedHtml } from "#app/ui/unmanaged-html.ts";

interface FilmPlaceProps {
  film: "intro" | "background" | "loop" | "reel";
  className: string;
  /** The poster. */
  children?: ReactNode;
}

/** The container of a film. The script inserts the film into an element whose content React does not manage. */
export function FilmPlace({ film, className, children }: FilmPlaceProps) {
  return (
    <div aria-hidden="true" data-film={film} className={className} suppressHydrationWarning>
      {children}
      <div data-film-layers {...unmanagedHtml} />
    </div>
  );
}
