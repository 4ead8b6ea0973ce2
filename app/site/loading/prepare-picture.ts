import { savesData } from "#app/ui/saves-data.ts";
import { wideSizes } from "#app/ui/wide-sizes.ts";

/** The pointer or the focus must stay on a link without a picture for this time. */
const INTENT_DELAY_MS = 100;

/** SITE-04: when the pointer or the focus reaches a link, loads the picture of its page in the size that the page shows. */
export function preparePictures() {
  for (const sign of ["pointerover", "focusin"]) addEventListener(sign, prepare);
}

function prepare({ target }: Event) {
  const link = target instanceof Element && target.closest("a");
  if (!link || savesData()) return;
  const sources = link.querySelectorAll("source");
  for (const source of sources) source.sizes = wideSizes;
  const leadsToPage = link.origin === location.origin && link.pathname !== location.pathname;
  if (sources.length === 0 && leadsToPage) setTimeout(prepareLinked, INTENT_DELAY_MS, link);
}

function prepareLinked(link: HTMLAnchorElement) {
  if (!link.matches(":hover, :focus")) return;
  import("./prepare-linked-picture.ts")
    .then(({ prepareLinkedPicture }) => prepareLinkedPicture(link.pathname))
    .catch(loadWithPage);
}

/** The page requests its picture as well. */
function loadWithPage() {}
