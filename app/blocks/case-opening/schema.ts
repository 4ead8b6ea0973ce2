import { z } from "zod";
import { choice, group, longText, text } from "#app/fields/descriptors.ts";
import { image } from "#app/fields/references.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { defineBlock, loadedBy } from "../define-block.ts";
import { bullets, named, picture, section, words } from "../markdown-parts.ts";
import type loadCaseOpening from "./data.server.ts";

/** Palettes of cases, by their names in `story-styles/palettes.css`; palettes.test.ts checks the contrast of each. */
export const caseGrounds = {
  harbour: "Harbour: deep blue",
  ice: "Ice: pale blue",
  ledger: "Ledger: bottle green",
  velvet: "Velvet: nearly black",
  clinic: "Clinic: pale green",
  clay: "Clay: brick red",
  dusk: "Dusk: night blue",
  road: "Road: yellow",
} as const;
export type CaseGround = keyof typeof caseGrounds;

const caseGround = () =>
  choice("Palette", caseGrounds, { help: "The colours of the opening and of the whole page" }).default(
    "harbour",
  );

const props = z.object({
  headline: text("Headline", { max: 140, help: "Also the page’s title if this is the first block" }),
  lead: longText("Intro", { max: 400 }).optional(),
  client: text("Client", { max: 60 }),
  mark: image("Client’s logo", { help: "Shown in one colour" }).optional(),
  year: text("Year", { max: 20 }),
  sector: text("Sector", { max: 40, help: "One or two words; visitors can filter cases by it" }),
  service: text("Service", { max: 80 }).optional(),
  figure: group("Figure", {
    value: text("Value", { max: 12, help: "With its unit: 41%, 3.2×, 19 min" }),
    label: text("What it counts", { max: 160 }),
  }),
  cover: image("Cover", { minWidth: 1000 }).optional(),
  ground: caseGround(),
});
export type CaseOpeningProps = z.output<typeof props>;

export const caseOpening = defineBlock({
  type: "case-opening",
  version: 1,
  label: "Case opening",
  description:
    "The start of a case: client, year, sector, a large figure and the cover, in the colours of the case.",
  group: "openings",
  icon: "case",
  props,
  example: {
    headline: "A company account before the coffee is cold",
    lead: "Ostra is a bank for firms of one to fifty people. We built its apps and the services behind them.",
    client: "Ostra Bank",
    mark: { src: "/art/marks/ostra.svg", isDecorative: true },
    year: "2023–2024",
    sector: "Banking",
    service: "Mobile apps and cloud",
    figure: { value: "19 min", label: "from download to account number" },
    cover: {
      src: "/art/covers/ostra-bank-1024.webp",
      alt: "A checklist beside the fine rosette of a banknote",
      caption: "Fig. 1 — What has to be done before money may come in",
    },
  },
  variants: {
    "without logo and cover": {
      headline: "A booking desk for fourteen ferry routes",
      client: "Harbourline Ferries",
      year: "2025",
      sector: "Ferries",
      figure: { value: "61 → 2", label: "oversold sailings in a summer" },
      ground: "road",
    },
  },
  data: loadedBy<typeof loadCaseOpening>(),
});

export function markdown(props: CaseOpeningProps, { language }: Edition): string {
  const messages = messagesIn(language).blocks.caseOpening;
  const { headline, lead, client, mark, year, sector, service, figure, cover } = props;
  return section(
    { heading: headline },
    picture(mark && { ...mark, caption: undefined }),
    bullets([
      named(messages.client, words(client)),
      named(messages.year, words(year)),
      named(messages.sector, words(sector)),
      named(messages.service, words(service)),
    ]),
    words(lead),
    `**${words(figure.value)}** ${words(figure.label)}`,
    picture(cover),
  );
}
