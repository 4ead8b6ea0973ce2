import href from "./index.css?url";

/** The style sheet of the second voice, in the place of a block that uses it: other pages load neither it nor its font. */
export function VoiceStyles() {
  return <link rel="stylesheet" href={href} />;
}
