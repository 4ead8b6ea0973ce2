import { type DemoPage, section } from "../../demo.ts";

export const workflowAutomations: DemoPage = {
  slug: "workflow-automations",
  title: "Workflow automations",
  extendedTitle: "The spreadsheet three people are afraid of",
  excerpt:
    "Back-office work turned into software with readable rules and a log: 4–9 weeks, €35,000–90,000, with the time saved worked out beforehand.",
  coverImage: "/art/solutions/workflow-automations-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "The spreadsheet three people are afraid of",
        lead: "Forty columns, a macro from 2016, and a colleague who cannot take a holiday in the first week of the month. We turn it into software whose rules you can read and whose log you can show.",
        facts: [
          { label: "For", value: "Offices that copy and check for 15+ hours a month" },
          { label: "First release", value: "4–9 weeks, €35,000–90,000" },
          { label: "Pays back", value: "Usually within a year; you see the sum first" },
        ],
        image: {
          src: "/art/solutions/workflow-automations-1280.webp",
          alt: "Lines run like belts over and under six wheels of different size",
          caption: "Fig. 1 — One invoice run, handed on six times",
        },
      },
    },
    section(
      "As found",
      "One purchase invoice, timed",
      `
From a freight forwarder’s office, before we touched anything:

1. Download the PDF from the shared mailbox. *1 minute*
2. Find the order number, which suppliers put in any of four places. *3 minutes*
3. Look it up in the other system, on the other screen. *2 minutes*
4. Compare quantities, and write to the warehouse if they differ. *4 minutes, or two days*
5. Copy eleven fields. *5 minutes*
6. Ask for approval by e-mail. Ask again on Thursday. *2 minutes*

Seventeen minutes, 640 times a month: 181 hours.
`,
    ),
    {
      type: "metrics",
      props: {
        label: "Six months on",
        heading: "The same office",
        items: [
          { value: "82%", text: "of invoices go through untouched, matched on order, quantity and price" },
          { value: "10 min", text: "for each of the rest, which arrive with the doubtful field marked" },
          {
            value: "19 hours",
            text: "a month in all. Nobody was let go; one person now chases late deliveries",
          },
        ],
      },
    },
    {
      type: "process-steps",
      props: {
        label: "How we work",
        heading: "From a chair beside yours",
        steps: [
          {
            title: "Watch",
            text: "Two days next to the people who do it, with a stopwatch and the exceptions folder.",
            note: "wk 1",
          },
          {
            title: "Write the rules",
            text: "In sentences, on paper, signed by whoever owns the process. Most surprises surface here, at the price of a meeting.",
            note: "wk 1–2",
          },
          {
            title: "Run beside",
            text: "The software decides, the person decides, and both are compared. Two weeks at least.",
            note: "wk 3–6",
          },
          {
            title: "Let go, with a limit",
            text: "Above a sum, a count or an unusual hour, it stops and asks.",
            note: "wk 4–9",
          },
        ],
      },
    },
    section(
      "Why a limit",
      "2,300 credit notes before lunch",
      `
We once automated a discount rule exactly as written. It had been written wrongly in 2014, and the staff had been correcting it by hand ever since without telling anyone. Our version sent 2,300 incorrect credit notes in one morning. Both the fortnight of running side by side and the ceiling date from the afternoon.
`,
    ),
    section(
      "Cheaper ways",
      "Three things to try first",
      `
- Under fifteen hours a month, a no-code tool and a free afternoon will do.
- If the process changes each quarter, wait until it settles.
- If the work exists because two systems do not talk, [connect the systems](/services/web-development).
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Send us the file",
        text: "Take the names out first. An engineer will read the formulas and tell you what they do, including the ones nobody remembers writing.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
