import { useHydrated } from "#app/ui/use-hydrated.ts";
import listHref from "./case-list.css?url";
import href from "./index.css?url";
import leafletHref from "./leaflet/index.css?url";

/**
 * The style sheet of cases, rendered with the first block that needs it: other pages do not load it, and content above
 * paints without waiting for it.
 */
export function StoryStyles() {
  return <link rel="stylesheet" href={href} />;
}

/**
 * The same for a list of cases. Once the page answers, it loads the sheet of cases too, so that a case opened from it has
 * its look, and its line a place to arrive at, in its first frame.
 */
export function CaseListStyles() {
  return (
    <>
      <link rel="stylesheet" href={listHref} />
      {useHydrated() ? <StoryStyles /> : null}
    </>
  );
}

/** The look of a case on paper. */
export function LeafletStyles() {
  return <link rel="stylesheet" media="print" href={leafletHref} />;
}
