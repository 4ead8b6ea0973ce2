import { logInBrowser } from "#app/site/browser-log.ts";
import { failureDelay, preloadFailure } from "../preload-failure.ts";

export interface StageStart {
  /** Whether the page came from the server with the stage on it, rather than by a link. */
  isServed: boolean;
}

/** Fetches what moves the stage and starts it. Returns what takes it all back. */
export function enterStage(stage: HTMLElement, start: StageStart): () => void {
  let leave = () => {};
  let isLeft = false;

  import("./start-stage.ts").then(
    ({ startStage }) => {
      if (!isLeft) leave = startStage(stage, start);
    },
    (error) => {
      logInBrowser("the stage could not be loaded", error);
      if (!isLeft) leave = fail(stage);
    },
  );

  return () => {
    isLeft = true;
    leave();
  };
}

/** HOME-03: says so where the percentage would stand, and goes on without. */
function fail(stage: HTMLElement): () => void {
  const text = stage.querySelector(".stage-loading");
  if (text) text.textContent = preloadFailure;
  stage.dataset.intro = "running";
  const timer = setTimeout(() => {
    stage.dataset.intro = "over";
    stage.dataset.navbar = "shown";
  }, failureDelay);
  return () => clearTimeout(timer);
}
