import href from "./scroll-motion.css?url";

/** The style sheet of scroll-driven animations, rendered after the content: no paint waits for it. */
export function ScrollMotion() {
  return <link rel="stylesheet" href={href} />;
}
