import { portraitMedia } from "#app/blocks/home-stage/portrait-media.ts";
import { films, filmTypes } from "#app/ui/films.ts";

/** A film over its poster. */
export interface Film {
  name: string;
  /** Resolves when it can play to its end; rejects on failure. */
  load: () => Promise<void>;
  run: (isRunning: boolean) => void;
  remove: () => void;
}

/** Adds the film of a place over its poster; it is fetched only when it is loaded or runs. */
export function openFilm(place: HTMLElement): Film {
  const { film: name = "", src } = place.dataset;
  const video = document.createElement("video");
  video.muted = true;
  video.loop = true;
  video.playsInline = true;
  video.preload = "none";
  video.disableRemotePlayback = true;
  video.tabIndex = -1;
  if (src === undefined) video.append(...sourcesOf(name));
  else video.src = src;
  video.addEventListener("playing", () => place.setAttribute("data-playing", ""));
  place.querySelector("[data-film-layers]")?.append(video);
  const poster = place.querySelector("img");
  if (poster) video.style.objectPosition = getComputedStyle(poster).objectPosition;
  let isRunning = false;

  /** After its poster, which is the largest paint. If the browser blocks autoplay, the poster stays. */
  async function play() {
    if (src !== undefined) await poster?.decode().catch(() => {});
    if (isRunning) video.play().catch(() => {});
  }

  return {
    name,
    load: () => {
      // The brand's own film may have any size: neither the intro nor its picture waits for it.
      if (src !== undefined) return Promise.resolve();
      video.preload = "auto";
      if (!isRunning) video.load();
      return untilPlayable(video);
    },
    run(next) {
      if (next === isRunning) return;
      isRunning = next;
      if (next) play();
      else video.pause();
    },
    remove() {
      video.pause();
      video.remove();
      place.removeAttribute("data-playing");
    },
  };
}

/** The smaller file first; `intro-tall` is the portrait version. */
function sourcesOf(name: string): HTMLSourceElement[] {
  const isUpright = name === "intro" && window.matchMedia(portraitMedia).matches;
  const film = films[isUpright ? "intro-tall" : (name as keyof typeof films)];
  return [
    { address: film.webm, type: filmTypes.webm },
    { address: film.mp4, type: filmTypes.mp4 },
  ].map(({ address, type }) => Object.assign(document.createElement("source"), { src: address, type }));
}

/** `suspend`: the browser has stopped fetching; phones in low-power mode may have fetched nothing. */
function untilPlayable(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve, reject) => {
    if (video.readyState === HTMLMediaElement.HAVE_ENOUGH_DATA) return resolve();
    for (const event of ["canplaythrough", "suspend"]) {
      video.addEventListener(event, () => resolve(), { once: true });
    }
    // The error of the last source means that none could be loaded.
    video.lastElementChild?.addEventListener(
      "error",
      () => reject(new Error(`${video.currentSrc || "no source"} cannot be played`)),
      { once: true },
    );
    video.addEventListener("error", () => reject(video.error), { once: true });
  });
}
