import { bullets, linked, named, picture, section, words } from "../markdown-parts.ts";
import type { HeroProps } from "./schema.ts";

export default function heroMarkdown({ headline, lead, facts, image, action }: HeroProps): string {
  return section(
    { heading: headline },
    words(lead),
    action && linked(action),
    bullets(facts.map(({ label, value }) => named(label, words(value)))),
    picture(image),
  );
}
