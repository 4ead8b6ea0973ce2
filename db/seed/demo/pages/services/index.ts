import { type DemoPage, section } from "../../demo.ts";
import { aiEngineering } from "./ai-engineering/index.ts";
import { cloudAndDevops } from "./cloud-and-devops.ts";
import { dataEngineering } from "./data-engineering.ts";
import { discovery } from "./discovery/index.ts";
import { mobileDevelopment } from "./mobile-development.ts";
import { productDesign } from "./product-design.ts";
import { supportAndEvolution } from "./support-and-evolution.ts";
import { webDevelopment } from "./web-development.ts";

export const services: DemoPage = {
  slug: "services",
  title: "Services",
  extendedTitle: "Eight jobs, done by the people you meet",
  excerpt:
    "Discovery, design, web, mobile, AI, data, cloud and support from one firm of 64: how we work, how we are paid, and what we leave to others.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Eight jobs, done by the people you meet",
        lead: "The engineer and the designer who take your first call also write the proposal and stay with the project. If something goes wrong, a partner answers for it.",
        facts: [
          { label: "People", value: "64 in Lisbon, Vilnius and Manchester" },
          { label: "First answer", value: "From an engineer, within 24 hours" },
          { label: "Proposal", value: "Within five working days of the call" },
        ],
      },
    },
    {
      type: "page-links",
      props: { label: "Services", heading: "Take one, or several in a row", parentPageSlug: "services" },
    },
    section(
      "How we are paid",
      "Three kinds of contract",
      `
| Contract | Used for | Who carries the risk |
| --- | --- | --- |
| Fixed price | Discovery, audits, first releases | We do. Scope can be swapped; it cannot grow quietly |
| Monthly team | Work after launch, [team extensions](/your-goals/scale-a-team) | Shared, with thirty days’ notice |
| Retainer | [Support and on-call](/services/support-and-evolution) | We do, within agreed response times |

A person-day is €720–880. Fixed prices come from the same rates plus 10–20% for what we cannot see yet, and the proposal shows that line. When the unseen thing does not happen, we keep the difference. When it is worse than expected, we keep that too: in 2022 it was worse by 61 days.
`,
    ),
    section(
      "Left to others",
      "What we do not do",
      `
- **Adapting SAP or Salesforce.** We know three firms who do it well and will introduce you.
- **Penetration tests of our own work.** Someone else has to look.
- **Free concept pitches.** The firm with most to gain from guessing wins those.
- **Call centres.** We write the software for them and have never staffed one.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "An hour with two people who would do the work",
        text: "Choose a time. The NDA is signed before it, and you keep the notes, whichever firm you hire.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
  children: [
    discovery,
    productDesign,
    webDevelopment,
    mobileDevelopment,
    aiEngineering,
    dataEngineering,
    cloudAndDevops,
    supportAndEvolution,
  ],
};
