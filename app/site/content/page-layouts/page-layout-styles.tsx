import href from "./index.css?url";

/** The style sheet of the home page and of all page layouts except the essay, rendered in the page: essays do not load it. */
export function PageLayoutStyles() {
  return <link rel="stylesheet" href={href} />;
}

/** For `links`: prefetches the sheet before a navigation to a page that needs it. */
export const pageLayoutPrefetch = { rel: "prefetch", href };
