import { countStep, iconCount, iconInterval, introTimes } from "../timeline.ts";

/** The intro's appearance at one moment. */
export interface IntroView {
  /** Loaded percentage, rounded. */
  percent: number;
  /** The loading text; undefined before it appears. */
  text: string | undefined;
  isLogoShown: boolean;
  /** Index of the icon; undefined before the first. */
  icon: number | undefined;
  isOver: boolean;
  isNavbarShown: boolean;
}

export interface Loading {
  /** Rounded. */
  percent: number;
  isOver: boolean;
  hasFailed: boolean;
}

interface Intro {
  /** Milliseconds already passed. */
  since?: number;
  /** Which the server has rendered, in the language of the page; `{percent}` stands in `loading`. */
  texts: { loading: string; failed: string };
  show: (view: IntroView) => void;
  /** Starts loading and reports progress; returns a function that stops it. */
  load: (onProgress: (loading: Loading) => void) => () => void;
}

/** HOME-02: runs the intro once. Returns a function that stops it at its current state. */
export function runIntro({ since = 0, texts, show, load }: Intro): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let loading: Loading = { percent: 0, isOver: false, hasFailed: false };
  let isTextShown = false;
  /** The percentage that the loading text may show: files from a fast connection arrive within a few frames. */
  let counted = Math.max(since - introTimes.text, 0) * (countStep.percent / countStep.interval);
  let mayEnd = false;
  let view: IntroView = {
    percent: 0,
    text: undefined,
    isLogoShown: true,
    icon: undefined,
    isOver: false,
    isNavbarShown: false,
  };

  function change(part: Partial<IntroView>) {
    view = { ...view, ...part };
    show(view);
  }

  function after(delay: number, action: () => void) {
    timers.add(setTimeout(action, Math.max(delay, 0)));
  }

  function nextIcon() {
    change({ icon: view.icon === undefined ? 0 : (view.icon + 1) % iconCount });
    after(iconInterval, nextIcon);
  }

  function showText() {
    change({ text: textOf(Math.min(loading.percent, Math.floor(counted))) });
  }

  function textOf(percent: number): string {
    return loading.hasFailed ? texts.failed : texts.loading.replace("{percent}", String(percent));
  }

  function countUp() {
    counted += countStep.percent;
    showText();
    if (counted < 100) after(countStep.interval, countUp);
  }

  function clear() {
    for (const timer of timers) clearTimeout(timer);
  }

  function end() {
    if (view.isOver) return;
    clear();
    change({ isOver: true });
    after(introTimes.navbar, () => change({ isNavbarShown: true }));
  }

  after(introTimes.text - since, () => {
    isTextShown = true;
    showText();
    after(countStep.interval, countUp);
  });
  after(introTimes.icons - since, nextIcon);
  after(introTimes.logoHidden - since, () => change({ isLogoShown: false }));
  after(introTimes.earliestEnd - since, () => {
    mayEnd = true;
    counted = 100;
    showText();
    if (loading.isOver) end();
  });
  after(introTimes.forcedEnd - since, end);

  show(view);
  const stopLoading = load((told) => {
    loading = told;
    if (!view.isOver) {
      change({ percent: told.percent });
      if (isTextShown) showText();
    }
    if (mayEnd && loading.isOver) end();
  });

  return () => {
    clear();
    stopLoading();
  };
}
