import { readConsent } from "#app/domain/consent/consent.ts";
import { logInBrowser } from "#app/site/browser-log.ts";
import { onConsentChange } from "#app/site/consent/answer.ts";
import { attempt } from "#app/site/storage-attempt.ts";
import { savesData } from "#app/ui/saves-data.ts";
import type { StageStart } from "../stage/enter-stage.ts";
import type { Films } from "../stage/films.ts";
import { isStageMoving } from "../stage/motion.ts";
import { lockedKeys, preloadFlags, preloadStage } from "../timeline.ts";
import { preload, simulatePreload } from "./preload.ts";
import { type IntroView, type Loading, runIntro } from "./run-intro.ts";
import { introIcons, stageAssets } from "./stage-assets.ts";

/** Runs or skips the intro. Returns a function that stops it and resets the stage. */
export function startIntro(stage: HTMLElement, films: Films, { isServed, hasIntro }: StageStart): () => void {
  const show = drawerOf(stage);
  const stopFollowing = storeOnConsent();
  const stop = hasIntro && isWanted() ? begin() : leaveOut();

  function begin() {
    stage.dataset.intro = "running";
    const unlock = lockScroll();
    const stopIntro = runIntro({
      // On slow connections the HTML was visible before the script ran.
      since: isServed ? performance.now() : 0,
      texts: textsOf(stage),
      show(view) {
        show(view);
        if (view.isOver) unlock();
      },
      load(onProgress) {
        const follow = (loading: Loading) => {
          if (loading.isOver) unlock();
          onProgress(loading);
        };
        if (isPreloaded()) return simulatePreload(follow);
        return preload({
          list: () => stageAssets(stage, films.list()),
          onProgress: follow,
          done: rememberPreload,
          log: logInBrowser,
        });
      },
    });
    return () => {
      stopIntro();
      unlock();
    };
  }

  function leaveOut() {
    stage.dataset.intro = "none";
    stage.dataset.navbar = "shown";
    return () => {};
  }

  return () => {
    stop();
    stopFollowing();
    stage.dataset.intro = "awaited";
    stage.dataset.navbar = "hidden";
  };
}

/** Skips the intro where it would be in the way: scrolled down, with a fragment, with reduced motion or Save-Data. */
function isWanted(): boolean {
  return isStageMoving() && !savesData() && window.scrollY === 0 && window.location.hash === "";
}

/**
 * Writes the intro's state into attributes; intro.css renders it. Only what has changed is written: a new `href` copies
 * the icon, and a new text node makes the browser evaluate every `:has()` of the page.
 */
function drawerOf(stage: HTMLElement) {
  const text = stage.querySelector(".stage-loading")?.firstChild;
  const ring = stage.querySelector<SVGElement>(".stage-eye-ring");
  const logo = stage.querySelector(".stage-eye-logo");
  const icon = stage.querySelector(".stage-eye-icon");
  let shown: IntroView | undefined;

  return (view: IntroView) => {
    const changed = (part: keyof IntroView) => view[part] !== shown?.[part] || !shown;
    if (changed("percent")) {
      ring?.style.setProperty("--intro-percent", String(view.percent));
      stage.dataset.loading = preloadStage(view.percent);
    }
    if (text && changed("text")) text.nodeValue = view.text ?? "";
    if (changed("isLogoShown")) logo?.setAttribute("data-shown", String(view.isLogoShown));
    if (changed("icon")) showIcon(view.icon);
    if (view.isOver) stage.dataset.intro = "over";
    stage.dataset.navbar = view.isNavbarShown ? "shown" : "hidden";
    shown = view;
  };

  function showIcon(index: number | undefined) {
    if (index === undefined) return icon?.removeAttribute("data-icon");
    icon?.setAttribute("data-icon", String(index));
    icon?.firstElementChild?.setAttribute("href", introIcons[index] ?? "");
  }
}

/** The texts of the intro, in the language of the page. */
function textsOf(stage: HTMLElement) {
  const { loading = "", failed = "" } = stage.querySelector<HTMLElement>(".stage-loading")?.dataset ?? {};
  return { loading, failed };
}

/** HOME-04: locks scrolling; returns a function that unlocks it. */
function lockScroll(): () => void {
  const page = document.documentElement;
  const listening = new AbortController();
  const hasBar = window.innerWidth > page.clientWidth;
  page.classList.add("scroll-locked");
  page.classList.toggle("scroll-locked-beside-bar", hasBar);
  window.addEventListener("keydown", swallow, { signal: listening.signal, capture: true });
  return () => {
    listening.abort();
    page.classList.remove("scroll-locked", "scroll-locked-beside-bar");
  };
}

function swallow(event: KeyboardEvent) {
  if (lockedKeys.has(event.key) && !isTyping(event.target) && !isPressing(event)) event.preventDefault();
}

const fields = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}

/** The space bar on a button, for example of the consent banner, presses it and does not scroll. */
function isPressing({ key, target }: KeyboardEvent): boolean {
  return (
    key === " " && target instanceof Element && target.closest("button, summary, [role=button]") !== null
  );
}

/** Date of the last complete preload in this document; storing it requires an answer to the consent banner. */
let preloadedOn: string | undefined;

/** HOME-03: whether everything was already loaded on the same day. */
function isPreloaded(today = dateOf(new Date())): boolean {
  return preloadedOn === today || stored().includes(today);
}

/** Records a complete preload. Nothing is stored before the visitor has answered the consent banner. */
function rememberPreload(today = dateOf(new Date())) {
  preloadedOn = today;
  storePreload();
}

/** Stores the date once the banner is answered, until the returned function is called. */
function storeOnConsent(): () => void {
  return onConsentChange(storePreload);
}

function storePreload() {
  attempt(() => {
    if (!preloadedOn || !readConsent(localStorage)) return;
    sessionStorage.setItem(preloadFlags.session, preloadedOn);
    localStorage.setItem(preloadFlags.local, preloadedOn);
  });
}

function stored(): (string | null)[] {
  return (
    attempt(() => [sessionStorage.getItem(preloadFlags.session), localStorage.getItem(preloadFlags.local)]) ??
    []
  );
}

/** The UTC date as `2026-11-20`. */
function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
