/*
 * All constants of the home page's intro and scroll stage, and functions derived from them. Times in milliseconds,
 * lengths in CSS pixels. Quoted section names refer to the specification, the source of HOME-02 to HOME-06 and NAV-04
 * in docs/requirements.md.
 */

/** "States and transitions, Intro" and "Business constants, Intro". */
export const introTimes = {
  /** The loading text appears. */
  text: 500,
  /** The icons start to change. */
  icons: 1000,
  /** The logo is hidden. */
  logoHidden: 1500,
  /** The earliest end, if everything is loaded. */
  earliestEnd: 1500,
  /** The end, loaded or not. */
  forcedEnd: 5000,
  /** Delay from the intro's end to the appearance of the navbar. */
  navbar: 200,
} as const;

/** Not in the specification: the loading text counts at most to 100 % between its appearance and the earliest end. */
export const countStep = { percent: 5, interval: 50 };

/** "Business constants, Intro". */
export const iconCount = 14;
export const iconInterval = 180;

/** "Business constants, Hero clip animation": the content hidden by the intro slides out of a clip. */
export const heroClip = 400;

/** "Business constants, Preload"; preload-failure.ts has the constant needed before this file loads. */
export const preloadTimes = {
  /** Interval between steps for visitors with cached assets. */
  cachedStep: 50,
  /** Delay from 100 % to the end. */
  completion: 300,
} as const;

/** Percent per step for visitors with cached assets. */
export const cachedStep = 10;

/** "Business constants, Preload": storage keys of the date of the last complete preload. */
export const preloadFlags = { session: "preload_session", local: "preload_cache" } as const;

/** "States and transitions, Preload": the start of each stage, in percent. */
const imagesFrom = 40;
const completeFrom = 90;

export function preloadStage(percent: number): "videos" | "images" | "complete" {
  if (percent >= completeFrom) return "complete";
  return percent >= imagesFrom ? "images" : "videos";
}

/** Loaded share of each kind, 0 to 1; videos fill the first stage, images the second, style sheets the last. */
export interface PreloadShares {
  videos: number;
  images: number;
  styles: number;
}

/** Rounded percentage. */
export function preloadPercent({ videos, images, styles }: PreloadShares): number {
  return Math.round(
    videos * imagesFrom + images * (completeFrom - imagesFrom) + styles * (100 - completeFrom),
  );
}

/** "States and transitions, Scroll stages" and "Business constants, Scroll breakpoints": scroll positions. */
const blurClears = { from: 100, to: 800 };
const filmShrinks = { from: 200, to: 800 };
const textFadesIn = { from: 400, to: 800 };
const progressRuns = { from: 700, to: 900 };
const backgroundFrom = 800;
/** "Business constants, Small video". */
const loopFrom = 200;

/** Not in the specification: the opening text fades out before the next text fades in. */
const openingFadesOut = { from: 100, to: 400 };

/** "States and transitions, Scroll stages". */
export const MAX_BLUR = 120;

/** "Business constants, Intro text max width": `--stage-text-width` of stage.css. */
export const introTextWidth = 700;

/** Scroll distance of the pinned stage: up to the last breakpoint. Also the height in stage-moving.css. */
export const stageLength = progressRuns.to;

export type StagePosition = ReturnType<typeof stageAt>;

/** The stage at a scroll position. */
export function stageAt(scroll: number) {
  return {
    /** The film's blur in pixels. */
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

/** "Home intro and decorations": side lines grow up to 200vh, here until the end of the pinned stage. */
const MAX_LINES = 2;

/** Length of the side lines in pixels. */
export function sideLineLength(scroll: number, viewportHeight: number): number {
  return MAX_LINES * viewportHeight * share(scroll, { from: 0, to: stageLength });
}

/** "Navigation": the stage is visible while its end is further than this below the viewport's top. */
const visibilityThreshold = 1000;

/** `sentinelTop`: distance of the stage's end from the viewport's top; undefined without a stage. */
export function isStageVisible(sentinelTop: number | undefined): boolean {
  return sentinelTop !== undefined && sentinelTop > visibilityThreshold;
}

/** "States and transitions, Scroll stages": as a share of the viewport's height. */
const pastStage = 0.15;

/** Not in the specification: the footer is near when less than half a screen remains above it. */
const nearFooter = 0.5;

interface Landmarks {
  /** Distance of the stage's end from the viewport's top. */
  sentinelTop: number;
  /** Distance of the footer from the viewport's top; undefined without a footer. */
  footerTop: number | undefined;
  viewportHeight: number;
}

/** Classes of the page for a scroll position. */
export function pageClasses({ sentinelTop, footerTop, viewportHeight }: Landmarks) {
  return {
    "stage-ended": sentinelTop <= 0,
    "stage-past": sentinelTop <= -pastStage * viewportHeight,
    "footer-near": footerTop !== undefined && footerTop <= (1 + nearFooter) * viewportHeight,
  };
}

/** "Business constants, Locked keys during preload", as values of `KeyboardEvent.key`. */
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

/** Progress of `value` through a range, 0 to 1. */
function share(value: number, { from, to }: { from: number; to: number }): number {
  return Math.min(Math.max((value - from) / (to - from), 0), 1);
}
