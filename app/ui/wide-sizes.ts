/**
 * The display width of a picture across the page, beside the sidebar where there is one, as a `sizes` attribute. A
 * picture wider than its box is cropped, so it is shown larger than the box. Lists and pages share it, so that a page
 * finds its picture in the cache.
 */
export const wideSizes = "(max-width: 639px) 120vw, (max-width: 1024px) 100vw, calc(124vw - 335px)";
