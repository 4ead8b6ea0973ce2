import href from "./index.css?url";

/** The style sheet of the page layouts other than the essay, in the page: essays do not load it. */
export function PageLayoutStyles() {
  return <link rel="stylesheet" href={href} />;
}

/** For `links`: the sheet is in the browser's cache before a link leads to the first page that needs it. */
export const pageLayoutPrefetch = { rel: "prefetch", href };
