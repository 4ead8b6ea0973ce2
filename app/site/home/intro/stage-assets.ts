import { icons } from "#app/ui/films.ts";
import type { Film } from "../stage/film.ts";
import type { Asset } from "./preload.ts";

const sprite = "/art/icons.svg";

/** URLs of the intro's icons, in order. */
export const introIcons: string[] = icons.map((name) => `${sprite}#${name}`);

/** HOME-03: the films, the stage's pictures, the icons, and the page's style sheets. */
export function stageAssets(stage: HTMLElement, films: Film[]): Asset[] {
  const pictures = [...stage.querySelectorAll("img")];
  const styles = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  return [
    ...films.map(({ name, load }): Asset => ({ kind: "videos", address: `film ${name}`, load })),
    ...pictures.map(
      (picture): Asset => ({ kind: "images", address: picture.src, load: () => pictureLoaded(picture) }),
    ),
    { kind: "images", address: sprite, load: () => fetched(sprite) },
    ...styles.map((link): Asset => ({ kind: "styles", address: link.href, load: () => styleLoaded(link) })),
  ];
}

function pictureLoaded(picture: HTMLImageElement): Promise<void> {
  picture.loading = "eager";
  return picture.decode();
}

async function fetched(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
}

/** `sheet` is set once the style sheet has loaded. */
async function styleLoaded(link: HTMLLinkElement) {
  if (link.sheet) return;
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve, { once: true });
    link.addEventListener("error", () => reject(new Error("it did not load")), { once: true });
  });
}
