import { type DemoPage, section } from "../../../demo.ts";
import { technicalAudit } from "./technical-audit.ts";

export const discovery: DemoPage = {
  slug: "discovery",
  title: "Discovery",
  extendedTitle: "Three weeks to find out what to leave unbuilt",
  excerpt:
    "Two to three weeks, €12,000–24,000: a tested scope, a price and a plan you can take to any firm, or a well-founded reason to stop.",
  coverImage: "/art/services/discovery-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Three weeks to find out what to leave unbuilt",
        lead: "Discovery is short, paid, and ends in a scope with a price, or in a reason to stop. About one in six ends in the reason, and those clients spend the least and write the warmest letters.",
        facts: [
          { label: "Length", value: "Two to three weeks" },
          { label: "Price", value: "€12,000–24,000, half credited if we go on to build" },
          { label: "People", value: "An engineer, a designer, a partner one day a week" },
        ],
        image: {
          src: "/art/services/discovery-1280.webp",
          alt: "Contour map of unknown hills with a dashed orange route across it",
          caption: "Fig. 1 — Ground nobody has walked, and the first way across",
        },
      },
    },
    section(
      "An example",
      "The portal that became a text message",
      `
A housing association wanted a tenant portal and had €200,000 set aside. In the first week we sat beside its telephones. Of 412 calls, 58% were about one thing: when the plumber would come, and whether he still would.

The portal was put off. A repair now triggers three text messages, the last with a map. It took five weeks, cost €41,000, and halved the calls. Two years on, nobody has asked about the portal.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "The weeks",
        heading: "Listen, draw, price",
        steps: [
          {
            title: "Where the work is",
            text: "Four to six visits or calls with people who do the job today, and an engineer in the systems they use.",
            note: "wk 1",
          },
          {
            title: "Something to disagree with",
            text: "A clickable route through the main task, tried by five people. Two alternatives that we drop, with reasons.",
            note: "wk 2",
          },
          {
            title: "The sum",
            text: "Scope, price, risks in order of cost, and the list of what to leave out. Presented once, in person, to whoever decides.",
            note: "wk 3",
          },
        ],
      },
    },
    section(
      "What you keep",
      "Paper any competent firm could use",
      `
- A scope of eight to fifteen pages, in which every requirement has a reason and an owner
- The clickable route, with recordings of the five people
- A sketch of the architecture, listing decisions taken and alternatives rejected
- Estimates as ranges, each with the assumption that would break it

Four clients have taken the paper to another firm. One sent us a photograph of the launch cake.
`,
    ),
    section(
      "When to skip it",
      "You may already know",
      `
If you can describe a good day with the new system on two pages, and the person who would use it agrees, go straight to a proposal. The same holds for anything under €40,000: a discovery would eat the budget it is meant to protect.
`,
    ),
    {
      type: "page-links",
      props: {
        label: "The technical kind",
        heading: "If there is code already",
        parentPageSlug: "discovery",
      },
    },
    {
      type: "call-to-action",
      props: {
        heading: "What would you have to believe to stop?",
        text: "It is our first question, and easier to answer before there is a team. Bring a doubt along with the idea.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
  children: [technicalAudit],
};
