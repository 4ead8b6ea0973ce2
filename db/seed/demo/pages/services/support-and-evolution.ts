import { type DemoPage, section } from "../../demo.ts";

export const supportAndEvolution: DemoPage = {
  slug: "support-and-evolution",
  title: "Support and evolution",
  extendedTitle: "Year two, and who picks up the phone",
  excerpt:
    "Patches, on-call and steady improvement for software we or others built: three plans from €6,500 a month, and an exit written into each.",
  coverImage: "/art/services/support-and-evolution-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Year two, and who picks up the phone",
        lead: "Between launch and the day it is switched off, somebody has to patch the thing, watch it, answer for it and improve it. That can be us, or your own people with us behind them.",
        facts: [
          { label: "Price", value: "€6,500–22,000 a month" },
          { label: "Notice", value: "Thirty days, after the first three months" },
          { label: "Takes on", value: "Our work, or yours after a technical audit" },
        ],
        image: {
          src: "/art/services/support-and-evolution-1280.webp",
          alt: "Growth rings of a tree with one orange ring that the later ones have closed over",
          caption: "Fig. 1 — Seven years of one system; the orange ring was a bad night",
        },
      },
    },
    section(
      "Three plans",
      "Watch, Care, Partner",
      `
| | Watch | Care | Partner |
| --- | --- | --- | --- |
| A month | €6,500 | €11,000 | €22,000 |
| First response to an outage | 2 hours, working days | 30 minutes, 07:00–22:00 | 15 minutes, day and night |
| Patches | Monthly | Weekly | Weekly |
| Improvement included | 3 days | 9 days | 22 days |
| Roadmap | Yours | Yours, with our notes | Written together |

Unused days carry over for a quarter and then lapse. The rule dates from a client who had saved up 74 and wanted them all in December.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "An ordinary month",
        heading: "Mostly quiet, by arrangement",
        steps: [
          {
            title: "Patches and renewals",
            text: "Libraries, certificates and keys, tested on a copy and released in the morning.",
            note: "Mondays",
          },
          {
            title: "What users tripped over",
            text: "Support tickets, errors and abandoned forms, read together and sorted by how many people they cost.",
            note: "week two",
          },
          {
            title: "One improvement",
            text: "Chosen with you from that list, shipped, and measured a month later. Some make no difference and are taken out again.",
            note: "weeks two to four",
          },
          {
            title: "A page of figures",
            text: "Uptime, speed, response times, days used, and the next thing that will need money.",
            note: "last Friday",
          },
        ],
      },
    },
    {
      type: "metrics",
      props: {
        label: "Last quarter",
        heading: "41 systems in our care",
        items: [
          { value: "9 min", text: "median first response to an outage under the Partner plan" },
          { value: "3", text: "calls that woke somebody, two of them about the same certificate" },
          { value: "96", text: "improvements shipped, eight later withdrawn" },
        ],
      },
    },
    {
      type: "testimonials",
      props: { label: "Clients", heading: "From year two and later", limit: 2 },
    },
    section(
      "Leaving us",
      "An exit you can use",
      `
Accounts are in your name from the start. The runbook is tested by one of your engineers, without help, once a year. When you go, there are two weeks of overlap at no charge. Nine clients have used the clause, and four of those have since hired us for something else.

If your system changes twice a year and an hour’s outage costs you nothing, none of these plans is worth it. Pay by the day when you need to.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "What happened the last time it went down?",
        text: "Tell us how you found out and how long it took. The right plan follows from that, and it may be the smallest.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
