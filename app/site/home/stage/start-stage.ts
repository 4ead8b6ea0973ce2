import { startIntro } from "../intro/start-intro.ts";
import type { StageStart } from "./enter-stage.ts";
import { startFilms } from "./films.ts";
import { followScroll } from "./follow-scroll.ts";
import { measureStage } from "./measure-stage.ts";

/** Moves the stage: intro, films and scroll. Returns what stops it and puts it back as the server draws it. */
export function startStage(stage: HTMLElement, start: StageStart): () => void {
  const measures = measureStage(stage); // before anything below changes what the browser has laid out
  const films = startFilms(stage);
  const stopScroll = followScroll(stage, measures, films.follow);
  const stopIntro = startIntro(stage, films, start);
  return () => {
    stopIntro();
    stopScroll();
    films.stop();
  };
}
