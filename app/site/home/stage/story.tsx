import { FilmPlace } from "./film-place.tsx";
import { Poster } from "./poster.tsx";

/** HOME-05: the text that takes the stage while the film shrinks into its corner frame. */
export function Story({ text }: { text: string }) {
  return (
    <div className="stage-story">
      <p className="stage-text">{text}</p>
      <FilmPlace film="loop" className="stage-loop">
        <Poster film="loop" sizes="11rem" />
      </FilmPlace>
      <div aria-hidden="true" className="stage-frame">
        <div className="stage-window">
          <FilmPlace film="reel" className="stage-window-film">
            <Poster film="reel" sizes="(min-width: 48rem) 46vw, 100vw" />
          </FilmPlace>
        </div>
        <span className="stage-frame-progress" />
      </div>
    </div>
  );
}
