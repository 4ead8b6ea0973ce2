import homeHref from "./index.css?url";
import href from "./layouts.css?url";

/** The style sheet of all page layouts except the essay, rendered in the page: essays do not load it. */
export function PageLayoutStyles() {
  return <link rel="stylesheet" href={href} />;
}

/**
 * The layouts with the stage, for `links` of the home page: a navigation waits for it, because the stage is nothing
 * without it.
 */
export const homeStyles = { rel: "stylesheet", href: homeHref };
