import href from "./index.css?url";
import voiceHref from "./voice.css?url";

/** The second voice for quotes, in the place of the block: other pages load neither the sheet nor its font. */
export function VoiceStyles() {
  return <link rel="stylesheet" href={voiceHref} />;
}

/** The same with the styles of sentences across the page and of what stands beside texts. */
export function SentenceStyles() {
  return <link rel="stylesheet" href={href} />;
}
