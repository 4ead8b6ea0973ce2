import { type DemoPage, section } from "../../demo.ts";
import { attisLogistics } from "./attis-logistics.ts";
import { calderHealth } from "./calder-health.ts";
import { harbourlineFerries } from "./harbourline-ferries.ts";
import { lumenHomes } from "./lumen-homes.ts";
import { nordvoltEnergy } from "./nordvolt-energy.ts";
import { ostraBank } from "./ostra-bank.ts";
import { penumbraFashion } from "./penumbra-fashion.ts";
import { tesselMarket } from "./tessel-market.ts";

export const cases: DemoPage = {
  slug: "cases",
  title: "Cases",
  extendedTitle: "Eight projects, each with the part that went wrong",
  excerpt:
    "Eight Kestrel projects told in full: ferries, energy, banking, fashion, health, ceramics, housing, haulage. With numbers, and one mistake each.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Eight projects, each with the part that went wrong",
        lead: "We picked these out of 140 because the clients let us print the numbers, including the ones that did not move. Every story contains a mistake of ours and what it cost.",
        facts: [
          { label: "Countries", value: "Eight" },
          { label: "Shortest", value: "9 weeks, Harbourline Ferries" },
          { label: "Longest", value: "11 months, Ostra Bank" },
        ],
      },
    },
    {
      type: "page-links",
      props: { label: "Cases", heading: "Read the one nearest to yours", parentPageSlug: "cases" },
    },
    section(
      "Our numbers",
      "How to read a figure on these pages",
      `We state the period, the sample and who counted. Where a client’s finance or payroll team produced a figure, we say so, because we have an interest and they have less of one.

We do not annualise a good month. When two things changed at once, such as [gas prices and a thermostat](/cases/lumen-homes), we say which share we dare to claim. Each client has read the page and struck out what they wished. Nobody has struck out the mistake yet.`,
    ),
    {
      type: "testimonials",
      props: { label: "In their words", heading: "What the clients would add", limit: 3 },
    },
    {
      type: "call-to-action",
      props: {
        heading: "Want to ask one of them?",
        text: "After the first call we give you two phone numbers: a client you choose from this page, and one where the project was hard.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
  children: [
    harbourlineFerries,
    nordvoltEnergy,
    ostraBank,
    penumbraFashion,
    calderHealth,
    tesselMarket,
    lumenHomes,
    attisLogistics,
  ],
};
