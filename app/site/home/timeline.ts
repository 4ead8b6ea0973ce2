/*
 * Every constant of the home page's intro and scroll stage, and what follows from them. Times are milliseconds,
 * lengths are CSS pixels. The sections named are those of the specification; HOME-02 to HOME-06 and NAV-04 of
 * docs/requirements.md are cut from them.
 */

/** The intro. "States and transitions, Intro" and "Business constants, Intro". */
export const introTimes = {
  /** The loading text shows. */
  text: 500,
  /** The icons begin to change. */
  icons: 1000,
  /** The logo has gone. */
  logoHidden: 1500,
  /** It may be over from here on, if everything is loaded. */
  earliestEnd: 1500,
  /** It is over, loaded or not. */
  forcedEnd: 5000,
  /** From the end of the intro until the navbar shows. */
  navbar: 200,
} as const;

/** "Business constants, Intro". */
export const iconCount = 14;
export const iconInterval = 180;

/** "Business constants, Hero clip animation": what the intro has kept under a clip slides out of it. */
export const heroClip = 400;

/** The preload. "Business constants, Preload"; preload-failure.ts has what is needed before this file is. */
export const preloadTimes = {
  /** Between two steps of a visitor who has everything already. */
  cachedStep: 50,
  /** From 100 % to the end. */
  completion: 300,
} as const;

/** Percent that a step of a visitor adds who has everything already. */
export const cachedStep = 10;

/** "Business constants, Preload": flags that hold the date of the last complete preload. */
export const preloadFlags = { session: "preload_session", local: "preload_cache" } as const;

/** "States and transitions, Preload": where each stage begins, in percent. */
const imagesFrom = 40;
const completeFrom = 90;

export function preloadStage(percent: number): "videos" | "images" | "complete" {
  if (percent >= completeFrom) return "complete";
  return percent >= imagesFrom ? "images" : "videos";
}

/** Share of each kind that is done, 0 to 1; videos fill the first stage, images the second, style sheets the last. */
export interface PreloadShares {
  videos: number;
  images: number;
  styles: number;
}

/** Percent, whole. */
export function preloadPercent({ videos, images, styles }: PreloadShares): number {
  return Math.round(
    videos * imagesFrom + images * (completeFrom - imagesFrom) + styles * (100 - completeFrom),
  );
}

/** "States and transitions, Scroll stages" and "Business constants, Scroll breakpoints": positions of the scroll. */
const blurClears = { from: 100, to: 800 };
const filmShrinks = { from: 200, to: 800 };
const textFadesIn = { from: 400, to: 800 };
const progressRuns = { from: 700, to: 900 };
const backgroundFrom = 800;
/** "Business constants, Small video". */
const loopFrom = 200;

/** Own decision: the opening words leave before the text comes. */
const openingFadesOut = { from: 100, to: 400 };

/** "States and transitions, Scroll stages". */
export const MAX_BLUR = 120;

/** "Business constants, Intro text max width": `--stage-text-width` of stage.css. */
export const introTextWidth = 700;

/** How far the stage is scrolled through while it stands: up to the last breakpoint. The height in stage-moving.css. */
export const stageLength = progressRuns.to;

export type StagePosition = ReturnType<typeof stageAt>;

/** The stage `scroll` pixels down the page. */
export function stageAt(scroll: number) {
  return {
    /** Of the film, in pixels. */
    blur: MAX_BLUR * (1 - share(scroll, blurClears)),
    /** 0: the film fills the screen. 1: it is in its corner frame. */
    shrink: share(scroll, filmShrinks),
    /** Opacity of the text beside the frame. */
    text: share(scroll, textFadesIn),
    /** Opacity of the headline, the description and the links. */
    opening: 1 - share(scroll, openingFadesOut),
    progress: share(scroll, progressRuns),
    isBackgroundShown: scroll >= backgroundFrom,
    isLoopShown: scroll > loopFrom,
  };
}

/** "Home intro and decorations": side lines grow up to 200vh, here until the stage has been scrolled through. */
const MAX_LINES = 2;

/** Length of the side lines in pixels. */
export function sideLineLength(scroll: number, viewportHeight: number): number {
  return MAX_LINES * viewportHeight * share(scroll, { from: 0, to: stageLength });
}

/** "Navigation": the stage is visible while its end is further than this below the viewport's top. */
const visibilityThreshold = 1000;

/** `sentinelTop`: distance of the stage's end from the viewport's top; undefined where there is no stage. */
export function isStageVisible(sentinelTop: number | undefined): boolean {
  return sentinelTop !== undefined && sentinelTop > visibilityThreshold;
}

/** "States and transitions, Scroll stages": as a share of the viewport's height. */
const pastStage = 0.15;

/** Own decision: the footer is near when less than half a screen is left above it. */
const nearFooter = 0.5;

export interface Landmarks {
  /** Distance of the stage's end from the viewport's top. */
  sentinelTop: number;
  /** The same of the footer; undefined where there is none. */
  footerTop: number | undefined;
  viewportHeight: number;
}

/** Classes of the page by where it is scrolled to. */
export function pageClasses({ sentinelTop, footerTop, viewportHeight }: Landmarks) {
  return {
    "stage-ended": sentinelTop <= 0,
    "stage-past": sentinelTop <= -pastStage * viewportHeight,
    "footer-near": footerTop !== undefined && footerTop <= (1 + nearFooter) * viewportHeight,
  };
}

/** "Business constants, Locked keys during preload", as `KeyboardEvent.key` says them. */
export const lockedKeys: ReadonlySet<string> = new Set([
  " ",
  "PageUp",
  "PageDown",
  "End",
  "Home",
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
]);

/** How far `value` is on its way, 0 to 1. */
function share(value: number, { from, to }: { from: number; to: number }): number {
  return Math.min(Math.max((value - from) / (to - from), 0), 1);
}
