import { startIntro } from "../intro/start-intro.ts";
import type { StageStart } from "./enter-stage.ts";
import { startFilms } from "./films.ts";
import { followScroll } from "./follow-scroll.ts";
import { measureStage } from "./measure-stage.ts";

/**
 * Starts the stage: intro, films and scroll effects. Returns a function that stops them and restores the
 * server-rendered state.
 */
export function startStage(stage: HTMLElement, start: StageStart): () => void {
  const measures = measureStage(stage); // before the code below changes the layout
  const films = startFilms(stage);
  const stopScroll = followScroll(stage, measures, films.follow);
  const stopIntro = startIntro(stage, films, start);
  return () => {
    stopIntro();
    stopScroll();
    films.stop();
  };
}
