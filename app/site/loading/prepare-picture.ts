import { savesData } from "#app/ui/saves-data.ts";

/** SITE-04: when the pointer or the focus reaches a link, loads the picture of its page in the size that the page shows. */
export function preparePictures() {
  for (const sign of ["pointerover", "focusin"]) addEventListener(sign, prepare);
}

function prepare({ target }: Event) {
  const link = target instanceof Element && target.closest("a");
  if (!link || savesData()) return;
  // If this fails, the page requests its picture itself.
  import("#app/site/chrome/page-previews.ts").then(({ prepareLink }) => prepareLink(link)).catch(() => {});
}
