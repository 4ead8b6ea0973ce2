import { logInBrowser } from "#app/site/browser-log.ts";
import { savesData } from "#app/ui/saves-data.ts";
import { type Film, openFilm } from "./film.ts";
import type { StageMoment } from "./follow-scroll.ts";
import { isStageMoving, onMotionChange } from "./motion.ts";
import { paintBlurs } from "./paint-blurs.ts";

/** Blur in pixels below which the film's movement can be seen; above it plays nothing. */
const sharpEnough = 30;

/** HOME-06: the small looping video has no place below. */
const loopViewport = "(min-width: 48rem)";

/**
 * Which film runs at a moment of the stage. What nobody sees stands still, and so does what lies behind something
 * that is moving: without a graphics card every film of the size of the screen costs a third of the frames.
 */
const running: Record<string, (moment: StageMoment) => boolean> = {
  intro: ({ shrink }) => shrink === 0,
  reel: ({ blur }) => blur < sharpEnough,
  background: ({ isBackgroundShown, isLeaving }) => isBackgroundShown && !isLeaving,
  loop: ({ isLoopShown, isLeaving }) => isLoopShown && !isLeaving && window.matchMedia(loopViewport).matches,
};

export interface Films {
  /** Those that this visitor gets: none with less motion or while saving data. */
  list: () => Film[];
  follow: (moment: StageMoment) => void;
  stop: () => void;
}

/** Films over the pictures of the stage, each fetched when it is first to run (or by the intro) and run while it is seen. */
export function startFilms(stage: HTMLElement): Films {
  let films: Film[] = [];
  let last: StageMoment | undefined;
  let isInSight = true;

  function open() {
    const isWanted = isStageMoving() && !savesData();
    if (!isWanted) return close();
    if (films.length > 0) return;
    const places = stage.querySelectorAll<HTMLElement>("[data-film]");
    films = [...places].filter(hasPlace).map(openFilm);
    const reel = stage.querySelector<HTMLElement>("[data-film=reel]");
    if (reel) paintBlurs(reel).catch((error) => logInBrowser("the blur could not be painted", error));
    run();
  }

  function close() {
    for (const film of films) film.remove();
    films = [];
  }

  function run() {
    for (const film of films) {
      const isRunning = last && isInSight && !document.hidden && running[film.name]?.(last);
      film.run(Boolean(isRunning && !last?.isEnded));
    }
  }

  const listening = new AbortController();
  const observer = new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting ?? false;
    run();
  });
  observer.observe(stage);
  document.addEventListener("visibilitychange", run, { signal: listening.signal });
  const stopMotion = onMotionChange(open);
  open();

  return {
    list: () => films,
    follow(moment) {
      last = moment;
      run();
    },
    stop() {
      listening.abort();
      observer.disconnect();
      stopMotion();
      close();
    },
  };
}

function hasPlace({ dataset }: HTMLElement): boolean {
  return dataset.film !== "loop" || window.matchMedia(loopViewport).matches;
}
