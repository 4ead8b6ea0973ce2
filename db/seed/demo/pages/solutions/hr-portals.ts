import { type DemoPage, section } from "../../demo.ts";

export const hrPortals: DemoPage = {
  slug: "hr-portals",
  title: "HR portals",
  extendedTitle: "The portal a driver opens at five in the morning",
  excerpt:
    "Shifts, leave and payslips for people who work away from a desk, with working-time rules as tested code. 9–16 weeks, €120,000–320,000.",
  coverImage: "/art/solutions/hr-portals-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "The portal a driver opens at five in the morning",
        lead: "Office staff forgive an HR system. People in a cab, on a ward or on a roof have one hand free, nine per cent of battery and a question about Saturday.",
        facts: [
          { label: "For", value: "300–10,000 people, most of them away from a desk" },
          { label: "First release", value: "9–16 weeks, €120,000–320,000" },
          { label: "Connects to", value: "The payroll and time systems you already have" },
        ],
        image: {
          src: "/art/solutions/hr-portals-1280.webp",
          alt: "Rows of short dashes on a slightly waving ground, some of them orange",
          caption: "Fig. 1 — A week of shifts; orange ones were swapped by the drivers",
        },
      },
    },
    {
      type: "process-steps",
      props: {
        label: "What it does",
        heading: "Four questions, most asked first",
        steps: [
          {
            title: "When do I work?",
            text: "As far ahead as the plan is firm, readable without a connection, with a message when something changes and a record that it was seen.",
          },
          {
            title: "May I have it off?",
            text: "A request takes forty seconds. The answer comes with a reason, and with the next free date where it is no.",
          },
          {
            title: "What was I paid?",
            text: "The payslip with this month’s difference from last month’s explained at the top.",
          },
          {
            title: "Will someone swap?",
            text: "Two people agree, the rules are checked, and the planner hears of it afterwards.",
          },
        ],
      },
    },
    section(
      "The rules",
      "What the planner cannot be talked into",
      `
| Rule | What the software does |
| --- | --- |
| Nine hours at the wheel a day, ten twice a week | Refuses the shift and names the rule |
| 45 minutes’ break after four and a half hours | Places it on the route and shows where |
| Eleven hours’ rest, nine at most three times a week | Counts the exceptions used so far |
| Sundays by works agreement | Keeps a tally per person and quarter |

Each rule is a short function with its source and a test. When an agreement changes, one function changes, and the old one stays to explain last year’s rota. [Attis Logistics](/cases/attis-logistics) in Greece plans shifts for 3,200 drivers in its portal.
`,
    ),
    {
      type: "metrics",
      props: {
        label: "Adoption",
        heading: "Two employers, third month",
        items: [
          { value: "88%", text: "of staff opened it in an average week; no one was told they had to" },
          { value: "−64%", text: "calls to the planning desk between five and seven in the morning" },
          { value: "9%", text: "have never signed in. The rota still hangs, printed, by the time clock" },
        ],
      },
    },
    section(
      "Mind this",
      "Seven months for a signature",
      `
One finished system waited that long because the works council had first heard of it at the demonstration. Its objections were sensible and would have cost a week at the start. The council is now invited to the kick-off, and so is someone from the night shift.

Under 300 people, an off-the-shelf suite is the better purchase. We never build payroll: the law changes too often, and specialists do it for a few euros a payslip.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Ask three people on shift what they ring you about",
        text: "Their answers are the first version of the scope. Bring them, and your working-time agreement, to the call.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
