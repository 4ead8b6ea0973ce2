import href from "./index.css?url";

/** The style sheet of all page layouts except the essay, rendered in the page: essays do not load it. */
export function PageLayoutStyles() {
  return <link rel="stylesheet" href={href} />;
}

/** The same sheet, for `links` of the home page: a navigation waits for it, because the stage is nothing without it. */
export const homeStyles = { rel: "stylesheet", href };
