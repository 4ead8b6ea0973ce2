import { stageSentinelId } from "#app/blocks/home-stage/stage-id.ts";
import { siteIndexId } from "#app/site/footer/site-index-id.ts";
import {
  isStageVisible,
  MAX_BLUR,
  pageClasses,
  type StagePosition,
  sideLineLength,
  stageAt,
  stageLength,
} from "../timeline.ts";
import { type Measures, measuredParts, measureStage, ownWindowAt, windowAt } from "./measure-stage.ts";

/** The stage's state after a frame. */
export type StageMoment = StagePosition & {
  /** Whether it is no longer pinned and scrolls out of view. */
  isLeaving: boolean;
  /** Whether it is out of view. */
  isEnded: boolean;
  /** Whether it is pinned while the page scrolls. */
  isPinned: boolean;
  /** Position and size of the film's window in the view, in pixels. */
  window: { x: number; y: number; width: number; height: number };
};

/** The position of a stage without pinning: two screens, one below the other. */
const unpinned: StagePosition = {
  blur: 0,
  shrink: 0,
  text: 1,
  opening: 1,
  progress: 1,
  isBackgroundShown: false,
  isLoopShown: false,
};

/**
 * Updates the stage on scroll: one listener, and at most one update per frame. It sets variables on the parts that use
 * them, because a variable of the whole stage would make the browser style all its elements in every frame. `measured`
 * are the stage's current measures. Returns the cleanup function.
 */
export function followScroll(
  stage: HTMLElement,
  measured: Measures,
  notify: (moment: StageMoment) => void,
): () => void {
  const sentinel = document.getElementById(stageSentinelId);
  const page = document.documentElement;
  const opening = writer(stage, ".stage-opening, .stage-eye");
  const scenery = writer(stage, ".stage-air, .stage-shade");
  const text = writer(stage, ".stage-text");
  const frame = writer(stage, ".stage-frame");
  const lines = writer(stage, ".stage-lines");
  const isOwn = "own" in stage.dataset;
  const listening = new AbortController();
  let measures = measured;
  let isMeasured = true;
  let scheduled = 0;

  function look() {
    scheduled = 0;
    if (!isMeasured) measures = measureStage(stage);
    isMeasured = true;
    const viewportHeight = window.innerHeight;
    const scroll = Math.max(-stage.getBoundingClientRect().top, 0);
    const sentinelTop = sentinel?.getBoundingClientRect().top;
    const footerTop = document.getElementById(siteIndexId)?.getBoundingClientRect().top;

    const moment = measures.isPinned ? stageAt(scroll) : unpinned;
    const isEnded = sentinelTop !== undefined && sentinelTop <= 0;
    opening("--stage-opening", moment.opening);
    scenery("--stage-shrink", moment.shrink);
    text("--stage-text", moment.text);
    lines("--stage-line", `${sideLineLength(scroll, viewportHeight).toFixed(1)}px`);
    frame("--stage-blur", moment.blur);
    frame("--stage-progress", moment.progress);
    const { corner } = measures;
    const { x, y, scaleX, scaleY, filmX, filmY } = windowAt(moment.shrink, measures.view, corner);
    frame("--window-x", `${x.toFixed(3)}px`);
    frame("--window-y", `${y.toFixed(3)}px`);
    frame("--window-scale-x", scaleX);
    frame("--window-scale-y", scaleY);
    frame("--film-scale-x", filmX);
    frame("--film-scale-y", filmY);
    if (isOwn) {
      const own = ownWindowAt(moment.shrink, measures.view, corner);
      scenery("--own-x", `${own.x.toFixed(3)}px`);
      scenery("--own-y", `${own.y.toFixed(3)}px`);
      scenery("--own-scale-x", own.scaleX);
      scenery("--own-scale-y", own.scaleY);
      scenery("--own-film-x", own.filmX);
      scenery("--own-film-y", own.filmY);
    }
    stage.dataset.visible = String(isStageVisible(sentinelTop));
    stage.toggleAttribute("data-left", moment.opening === 0);
    stage.toggleAttribute("data-window", moment.blur < MAX_BLUR);
    stage.toggleAttribute("data-background", moment.isBackgroundShown);
    stage.toggleAttribute("data-loop", moment.isLoopShown);
    if (sentinelTop !== undefined) {
      const classes = pageClasses({ sentinelTop, footerTop, viewportHeight });
      for (const [name, isOn] of Object.entries(classes)) page.classList.toggle(name, isOn);
    }
    notify({
      ...moment,
      isEnded,
      isLeaving: scroll > stageLength,
      isPinned: measures.isPinned,
      window: {
        x: x + corner.x,
        y: y + corner.y,
        width: corner.width * scaleX,
        height: corner.height * scaleY,
      },
    });
  }

  function schedule() {
    scheduled ||= requestAnimationFrame(look);
  }

  function measureAgain() {
    isMeasured = false;
    schedule();
  }

  const { signal } = listening;
  window.addEventListener("scroll", schedule, { signal, passive: true });
  window.addEventListener("resize", measureAgain, { signal, passive: true });
  // After a client-side navigation, style sheet and fonts may arrive later than the script.
  const sizes = new ResizeObserver(measureAgain);
  for (const part of stage.querySelectorAll(measuredParts)) sizes.observe(part);
  look();

  return () => {
    listening.abort();
    sizes.disconnect();
    cancelAnimationFrame(scheduled);
    page.classList.remove(...Object.keys(pageClasses({ sentinelTop: 0, footerTop: 0, viewportHeight: 0 })));
  };
}

/** Writes variables that have changed to the parts of the stage that match a selector. */
function writer(stage: HTMLElement, selector: string) {
  const parts = stage.querySelectorAll<HTMLElement>(selector);
  const written = new Map<string, string>();
  return (name: string, value: string | number) => {
    const text = typeof value === "number" ? String(Math.round(value * 1e6) / 1e6) : value;
    if (written.get(name) === text) return;
    written.set(name, text);
    for (const { style } of parts) style.setProperty(name, text);
  };
}
