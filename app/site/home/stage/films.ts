import { logInBrowser } from "#app/site/browser-log.ts";
import { savesData } from "#app/ui/saves-data.ts";
import type { LiveAir } from "../air/live-air.ts";
import { type Film, openFilm } from "./film.ts";
import type { StageMoment } from "./follow-scroll.ts";
import { isStageMoving, onMotionChange } from "./motion.ts";
import { paintBlurs } from "./paint-blurs.ts";

/** Blur in pixels below which the film's movement is visible; above, it is paused. */
const MAX_VISIBLE_BLUR = 30;

/** HOME-06: narrower screens have no small looping video. */
const loopViewport = "(min-width: 48rem)";

/**
 * Whether a film runs at a moment of the stage. Films that are invisible or behind another moving layer are paused:
 * without a GPU, every full-screen film costs a third of the frames.
 */
const running: Record<string, (moment: StageMoment) => boolean> = {
  air: () => true,
  own: () => true,
  intro: ({ shrink }) => shrink === 0,
  reel: ({ blur }) => blur < MAX_VISIBLE_BLUR,
  background: ({ isBackgroundShown, isLeaving }) => isBackgroundShown && !isLeaving,
  loop: ({ isLoopShown, isLeaving }) => isLoopShown && !isLeaving && window.matchMedia(loopViewport).matches,
};

/** The films that the live animation replaces. */
const drawnLive = new Set(["intro", "background", "reel"]);

/** WCAG 2.2.2: whether the visitor has paused the motion; until the document is left. */
let isPaused = false;

export interface Films {
  /** The films for this visitor: none with reduced motion or Save-Data. */
  list: () => Film[];
  follow: (moment: StageMoment) => void;
  stop: () => void;
}

/**
 * Replaces three films by the live animation where a GPU can draw it. Otherwise films play over the stage's pictures:
 * fetched when they first run (or by the intro), playing only while visible.
 */
export function startFilms(stage: HTMLElement): Films {
  let films: Film[] = [];
  let air: LiveAir | undefined;
  let last: StageMoment | undefined;
  let isInSight = true;
  const button = stage.querySelector("[data-pause]");

  function open() {
    const isWanted = isStageMoving() && !savesData() && !window.matchMedia("(forced-colors: active)").matches;
    if (!isWanted) return close();
    if (films.length > 0) return;
    const isDrawn = canDrawInWorker() && !("own" in stage.dataset);
    films = filmPlaces(stage, (film) => !drawnLive.has(film)).map(openFilm);
    if (isDrawn) films.push(loadAir());
    else openReplaced();
    run();
  }

  /** Opens the films that the animation replaces. */
  function openReplaced(): Film[] {
    const replaced = filmPlaces(stage, (film) => drawnLive.has(film)).map(openFilm);
    films.push(...replaced);
    const [reel] = filmPlaces(stage, (film) => film === "reel");
    if (reel) paintBlurs(reel).catch((error) => logInBrowser("the blur could not be painted", error));
    return replaced;
  }

  /** If the animation cannot be loaded or drawn, the films that it replaces are opened. */
  function loadAir(): Film {
    let isRemoved = false;
    let isRunning = false;
    let replaced: Film[] = [];
    const loaded = import("../air/live-air.ts")
      .then(({ createLiveAir }) => createLiveAir(stage))
      .catch((error) => {
        logInBrowser("the flow field could not be loaded", error);
        return undefined;
      })
      .then((created) => {
        if (isRemoved) return created?.remove();
        if (created) {
          air = created;
          if (last) air.follow(last);
          air.pause(isPaused);
          air.run(isRunning);
        } else {
          replaced = openReplaced();
          run();
        }
      });
    return {
      name: "air",
      load: async () => {
        await loaded;
        await Promise.all((air ? [air] : replaced).map((film) => film.load()));
      },
      run(next) {
        isRunning = next;
        air?.run(next);
      },
      remove() {
        isRemoved = true;
        air?.remove();
        air = undefined;
      },
    };
  }

  function close() {
    for (const film of films) film.remove();
    films = [];
  }

  function run() {
    for (const film of films) {
      // The lines continue to follow the visitor's scroll and pointer.
      const isAllowed = !isPaused || film.name === "air";
      const isRunning = last && isInSight && isAllowed && !document.hidden && running[film.name]?.(last);
      film.run(Boolean(isRunning && !last?.isEnded));
    }
  }

  function pause(next: boolean) {
    isPaused = next;
    button?.setAttribute("aria-pressed", String(isPaused));
    air?.pause(isPaused);
    run();
  }

  const listening = new AbortController();
  const observer = new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting ?? false;
    run();
  });
  observer.observe(stage);
  document.addEventListener("visibilitychange", run, { signal: listening.signal });
  button?.addEventListener("click", () => pause(!isPaused), { signal: listening.signal });
  const stopMotion = onMotionChange(open);
  open();
  pause(isPaused);

  return {
    list: () => films,
    follow(moment) {
      last = moment;
      air?.follow(moment);
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

function canDrawInWorker(): boolean {
  return "transferControlToOffscreen" in HTMLCanvasElement.prototype;
}

/** The elements whose films this viewport shows. */
function filmPlaces(stage: HTMLElement, isWanted: (film: string) => boolean): HTMLElement[] {
  const hasPlace = (film: string) => film !== "loop" || window.matchMedia(loopViewport).matches;
  return [...stage.querySelectorAll<HTMLElement>("[data-film]")].filter(
    ({ dataset: { film = "" } }) => hasPlace(film) && isWanted(film),
  );
}
