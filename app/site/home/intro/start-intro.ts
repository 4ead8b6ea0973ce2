import { logInBrowser } from "#app/site/browser-log.ts";
import { savesData } from "#app/ui/saves-data.ts";
import type { Entrance } from "../stage/enter-stage.ts";
import type { Films } from "../stage/films.ts";
import { isStageMoving } from "../stage/motion.ts";
import { preloadStage } from "../timeline.ts";
import { lockScroll } from "./lock-scroll.ts";
import { preload, pretendToPreload } from "./preload.ts";
import { followAnswer, isPreloaded, rememberPreload } from "./preload-memory.ts";
import { type IntroView, type Loading, runIntro } from "./run-intro.ts";
import { introIcons, stageAssets } from "./stage-assets.ts";

/** Shows the intro over the stage, or leaves it out. Returns what stops it and puts the stage back to its beginning. */
export function startIntro(stage: HTMLElement, films: Films, { isServed }: Entrance): () => void {
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
      load(tell) {
        const follow = (loading: Loading) => {
          if (loading.isOver) unlock();
          tell(loading);
        };
        if (isPreloaded()) return pretendToPreload(follow);
        return preload({
          list: () => stageAssets(stage, films.list()),
          tell: follow,
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
