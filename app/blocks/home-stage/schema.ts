import { loadedBy } from "../define-block.ts";
import { defineHomeSection } from "../define-home-section.ts";
import { bullets, linked, section, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadHomeStage from "./data.server.ts";

export const homeStage = defineHomeSection({
  type: "home-stage",
  icon: "hero",
  label: "Home stage",
  description: "The first screen of the home page, with the intro and the films. Always the first block.",
  data: loadedBy<typeof loadHomeStage>(),
});

export function markdown({ data: { headline, opening, introText } }: ShownProps<"home-stage">): string {
  const solutions = opening?.solutions.map(({ title, path }) => linked({ label: title, href: path })) ?? [];
  return section({ heading: headline }, words(opening?.description), bullets(solutions), words(introText));
}
