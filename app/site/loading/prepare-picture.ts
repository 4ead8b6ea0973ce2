import { savesData } from "#app/ui/saves-data.ts";
import { wideSizes } from "#app/ui/wide-sizes.ts";

/** SITE-04: when the pointer or the focus reaches a link with a picture, loads the size that its page shows. */
export function preparePictures() {
  for (const sign of ["pointerover", "focusin"]) addEventListener(sign, prepare);
}

function prepare({ target }: Event) {
  const link = target instanceof Element && target.closest("a");
  if (!link || savesData()) return;
  for (const source of link.querySelectorAll("source")) source.sizes = wideSizes;
}
