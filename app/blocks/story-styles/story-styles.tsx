import href from "./index.css?url";

/**
 * The style sheet of cases, in the place of the first block that needs it: other pages do not pay for it, and what is
 * above is painted meanwhile.
 */
export function StoryStyles() {
  return <link rel="stylesheet" href={href} />;
}
