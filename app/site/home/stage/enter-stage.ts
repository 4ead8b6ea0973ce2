import { logInBrowser } from "#app/site/browser-log.ts";
import { nextTask } from "#app/ui/next-task.ts";
import { failureDelay } from "../preload-failure.ts";

export interface StageStart {
  /** Whether the server rendered the stage, as opposed to a client-side navigation. */
  isServed: boolean;
  /** Whether the intro may run. */
  hasIntro: boolean;
}

/** Loads the stage's scripts and starts them. Returns a function that undoes everything. */
export function showStage(stage: HTMLElement, start: StageStart): () => void {
  let leave = () => {};
  let isLeft = false;

  import("./start-stage.ts").then(
    async ({ startStage }) => {
      await nextTask();
      if (!isLeft) leave = startStage(stage, start);
    },
    (error) => {
      logInBrowser("cannot load the stage", error);
      if (!isLeft) leave = fail(stage);
    },
  );

  return () => {
    isLeft = true;
    leave();
  };
}

/** HOME-03: shows the failure in place of the percentage and continues without motion. */
function fail(stage: HTMLElement): () => void {
  const text = stage.querySelector<HTMLElement>(".stage-loading");
  if (text) text.textContent = text.dataset.failed ?? "";
  stage.dataset.intro = "running";
  const timer = setTimeout(() => {
    stage.dataset.intro = "over";
    stage.dataset.navbar = "shown";
  }, failureDelay);
  return () => clearTimeout(timer);
}
