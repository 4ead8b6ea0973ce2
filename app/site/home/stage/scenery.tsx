import { FilmPlace } from "./film-place.tsx";
import { Poster } from "./poster.tsx";

/** What moves behind the words; the script puts a film over each picture. */
export function Scenery() {
  return (
    <div aria-hidden="true" className="stage-scenery">
      <FilmPlace film="intro" className="stage-film stage-air">
        {/* On a telephone as sharp as its film, which is 720 pixels wide, and no sharper. */}
        <Poster film="intro" uprightFilm="intro-tall" sizes="90vw" uprightSizes="60vw" isFirst />
      </FilmPlace>
      <FilmPlace film="background" className="stage-film stage-background" />
      <div className="stage-shade" />
    </div>
  );
}

/** HOME-06: they grow down both sides of the stage as it is scrolled through. */
export function SideLines() {
  return (
    <div aria-hidden="true" className="stage-lines">
      <span />
      <span />
    </div>
  );
}
