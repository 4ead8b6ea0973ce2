import { type DemoPage, section } from "../../demo.ts";

export const webDevelopment: DemoPage = {
  slug: "web-development",
  title: "Web development",
  extendedTitle: "Web software your own team can take over",
  excerpt:
    "Web applications in TypeScript, React and Postgres, with limits that fail the build and a handover planned from the start. €90,000–180,000.",
  coverImage: "/art/services/web-development-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Web software your own team can take over",
        lead: "We expect to be replaced, preferably by you. So the code is ordinary, decisions are written beside it, and a new engineer can change something safely on their second day.",
        facts: [
          { label: "First release", value: "Nine weeks, €90,000–180,000" },
          { label: "Written in", value: "TypeScript, React, Node.js, PostgreSQL" },
          { label: "Yours from day one", value: "Repository, accounts, domain, data" },
        ],
        image: {
          src: "/art/services/web-development-1280.webp",
          alt: "One line forks five times into some two hundred; the path to one leaf is orange",
          caption: "Fig. 1 — One page as the browser holds it",
        },
      },
    },
    section(
      "Limits",
      "Budgets that fail the build",
      `
| Measure | Limit |
| --- | --- |
| Script on a public page, compressed | 90 KB |
| Main content visible, mid-range phone | 1.8 s |
| Slowest ordinary database query | 80 ms |
| Time for all checks on a change | 8 minutes |
| Type errors, skipped tests | None |

A change that goes over does not merge. Raising a limit is allowed: it takes a reason in writing and someone’s name, which keeps it to about twice a project.
`,
    ),
    section(
      "Tools",
      "Old enough to have answers",
      `
[TypeScript](/tech-stack/typescript) throughout, [React](/tech-stack/react) where a page has to react, [Node.js](/tech-stack/nodejs) on the server, [PostgreSQL](/tech-stack/postgresql) for anything that matters. Each has been around long enough that your error message is already on the web with an answer under it.

We have strayed. In 2017 we built fourteen services for a product with 400 users, because the conference talks were good. Every release had to be coordinated by telephone. We folded it into one application over a summer, at our own expense, and hosting fell from €1,900 to €240 a month. One application and one database is where we begin, and where most products can stay.
`,
    ),
    {
      type: "metrics",
      props: {
        label: "Afterwards",
        heading: "The last twenty handovers",
        items: [
          { value: "17", text: "are run today by the client’s own engineers" },
          { value: "Day 2", text: "median first change by somebody who had not seen the code before" },
          { value: "3", text: "came back within a year, all three for features" },
        ],
      },
    },
    {
      type: "testimonials",
      props: { label: "Clients", heading: "Said by people who now run it themselves", limit: 3 },
    },
    section(
      "When not to",
      "If it can be bought",
      `
Invoicing, ticketing, leave requests, newsletters: somebody sells a good one for €15 a seat. We will say so, and offer to connect it to what you have, which is commonly two to three weeks of work.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Who will look after it in three years?",
        text: "If you have a name, invite them to the first call. If you do not, let us start there.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
