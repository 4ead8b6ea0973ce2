import { type DemoPage, section } from "../../demo.ts";
import { aiAssistants } from "./ai-assistants/index.ts";
import { bankingApps } from "./banking-apps/index.ts";
import { corporateWebsites } from "./corporate-websites.ts";
import { dwh } from "./dwh.ts";
import { eCommerce } from "./e-commerce/index.ts";
import { hrPortals } from "./hr-portals.ts";
import { marketplaces } from "./marketplaces.ts";
import { smartHomeApps } from "./smart-home-apps.ts";
import { workflowAutomations } from "./workflow-automations.ts";

export const solutions: DemoPage = {
  slug: "solutions",
  title: "Solutions",
  extendedTitle: "Nine things we have built more than once",
  excerpt:
    "Marketplaces, shops, assistants, banking and HR apps, warehouses: nine kinds of software Kestrel knows well, with price ranges and timelines.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Nine things we have built more than once",
        lead: "Repetition is useful. By the third marketplace we knew which half of the specification would be deleted, and by the fifth bank we knew what to ask on the first call. Each page says what to expect and when buying is wiser.",
        facts: [
          { label: "Behind this list", value: "140 launches in eleven years" },
          { label: "First releases", value: "Fixed price, nine weeks in the typical case" },
          { label: "Written in", value: "TypeScript, Postgres, React, Kotlin, Swift, Python" },
        ],
      },
    },
    {
      type: "page-links",
      props: { label: "Solutions", heading: "Pick the nearest one", parentPageSlug: "solutions" },
    },
    section(
      "What it costs",
      "Price ranges, published on purpose",
      `
For a first release, without VAT. The lower end means a tight scope and systems with decent interfaces. The upper end means several integrations, or a regulator.

| Solution | First release | Range |
| --- | --- | --- |
| [Marketplaces](/solutions/marketplaces) | 9–12 weeks | €140,000–260,000 |
| [E-commerce](/solutions/e-commerce) | 9–14 weeks | €110,000–230,000 |
| [Workflow automations](/solutions/workflow-automations) | 4–9 weeks | €35,000–90,000 |
| [AI assistants](/solutions/ai-assistants) | 9 weeks | €80,000–160,000 |
| [Corporate websites](/solutions/corporate-websites) | 6–9 weeks | €45,000–120,000 |
| [Banking apps](/solutions/banking-apps) | 6–9 months | €400,000–900,000 |
| [HR portals](/solutions/hr-portals) | 9–16 weeks | €120,000–320,000 |
| [Smart home apps](/solutions/smart-home-apps) | 14–18 weeks | €160,000–320,000 |
| [DWH](/solutions/dwh) | 9 weeks | €95,000–240,000 |

Two projects in three land in the lower half.
`,
    ),
    section(
      "Something else",
      "If yours is a tenth kind",
      `
About a quarter of our launches fit none of the nine: tide tables for a harbour pilot station, an archive for a film school, route planning for 300 beehives. We take such work when there is something to measure and somebody who minds the result.

We turn down gambling, advertising trackers and anything that needs a token to make its numbers work.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Not sure which one it is?",
        text: "Describe the work as people do it today. Naming the solution is our part.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
  children: [
    marketplaces,
    eCommerce,
    workflowAutomations,
    aiAssistants,
    corporateWebsites,
    bankingApps,
    hrPortals,
    smartHomeApps,
    dwh,
  ],
};
