import { test, widths } from "./journeys.ts";

/** One page of each composition; the other journeys look at the rest. */
const paths = ["/solutions", "/services", "/tech-stack", "/about/team", "/cases/ostra-bank"];

for (const width of [widths.phone, widths.large])
  test(`WORLD-03: at ${width} px nothing on a page is cut, covered or without its picture`, async ({
    visitor,
  }) => {
    await visitor.resize(width, 1100);
    for (const path of paths) {
      await visitor.open(path);
      await visitor.looksRight(`page${path.replaceAll("/", "-")}-${width}`);
      await visitor.shows(() => document.documentElement.scrollWidth, width);
      await visitor.shows(missingPictures, []);
    }
  });

/** Pictures in the window that have not loaded. */
function missingPictures(): string[] {
  const shown = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return (
      width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility({ visibilityProperty: true })
    );
  });
  return shown.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
}
