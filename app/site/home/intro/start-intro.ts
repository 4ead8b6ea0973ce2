import { readConsent } from "#app/domain/consent/consent.ts";
import { logInBrowser } from "#app/site/browser-log.ts";
import { onConsentChange } from "#app/site/consent/answer.ts";
import { attempt } from "#app/site/storage-attempt.ts";
import { savesData } from "#app/ui/saves-data.ts";
import type { StageStart } from "../stage/enter-stage.ts";
import type { Films } from "../stage/films.ts";
import { isStageMoving } from "../stage/motion.ts";
import { lockedKeys, preloadFlags, preloadStage } from "../timeline.ts";
import { preload, pretendToPreload } from "./preload.ts";
import { type IntroView, type Loading, runIntro } from "./run-intro.ts";
import { introIcons, stageAssets } from "./stage-assets.ts";

/** Shows the intro over the stage, or leaves it out. Returns what stops it and puts the stage back to its beginning. */
export function startIntro(stage: HTMLElement, films: Films, { isServed }: StageStart): () => void {
  const show = drawerOf(stage);
  const stopFollowing = followAnswer();
  const stop = isWanted() ? begin() : leaveOut();

  function begin() {
    stage.dataset.intro = "running";
    const unlock = lockScroll();
    const stopIntro = runIntro({
      // A page that was slow to answer has been looked at since.
      since: isServed ? performance.now() : 0,
      show(view) {
        show(view);
        if (view.isOver) unlock();
      },
      load(onProgress) {
        const follow = (loading: Loading) => {
          if (loading.isOver) unlock();
          onProgress(loading);
        };
        if (isPreloaded()) return pretendToPreload(follow);
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

/** Not where it would be in the way: below its screen, at an anchor, with less motion or while saving data. */
function isWanted(): boolean {
  return isStageMoving() && !savesData() && window.scrollY === 0 && window.location.hash === "";
}

/** Writes what the intro looks like into the stage; stage.css draws it. */
function drawerOf(stage: HTMLElement) {
  const text = stage.querySelector(".stage-loading");
  const logo = stage.querySelector(".stage-eye-logo");
  const icon = stage.querySelector(".stage-eye-icon");

  return (view: IntroView) => {
    stage.style.setProperty("--intro-percent", String(view.percent));
    stage.dataset.loading = preloadStage(view.percent);
    if (text) text.textContent = view.text ?? "";
    logo?.setAttribute("data-shown", String(view.isLogoShown));
    if (view.icon === undefined) {
      icon?.removeAttribute("data-icon");
    } else {
      icon?.setAttribute("data-icon", String(view.icon));
      icon?.firstElementChild?.setAttribute("href", introIcons[view.icon] ?? "");
    }
    if (view.isOver) stage.dataset.intro = "over";
    stage.dataset.navbar = view.isNavbarShown ? "shown" : "hidden";
  };
}

/** HOME-04: holds the page where it is; returns what lets it go. */
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

/** A button under the space bar does not scroll; it is pressed, as those of the consent banner may be. */
function isPressing({ key, target }: KeyboardEvent): boolean {
  return (
    key === " " && target instanceof Element && target.closest("button, summary, [role=button]") !== null
  );
}

/** Date of the last complete preload of this visit; what is kept beyond it waits for an answer to the banner. */
let preloadedOn: string | undefined;

/** Whether everything was loaded before on the same day (HOME-03). */
function isPreloaded(today = dateOf(new Date())): boolean {
  return preloadedOn === today || stored().includes(today);
}

/** Notes that everything was loaded. Nothing is stored before the visitor has answered the consent banner. */
function rememberPreload(today = dateOf(new Date())) {
  preloadedOn = today;
  keep();
}

/** Stores what was noted once the banner is answered, for as long as the page is open or until stopped. */
function followAnswer(): () => void {
  return onConsentChange(keep);
}

function keep() {
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

/** The calendar day, `2026-11-20`. */
function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
