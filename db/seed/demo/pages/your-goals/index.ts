import { type DemoPage, section } from "../../demo.ts";
import { launchAProduct } from "./launch-a-product.ts";
import { putAiToWork } from "./put-ai-to-work.ts";
import { replaceALegacySystem } from "./replace-a-legacy-system.ts";
import { scaleATeam } from "./scale-a-team.ts";

export const yourGoals: DemoPage = {
  slug: "your-goals",
  title: "Your goals",
  extendedTitle: "What are you trying to get done?",
  excerpt:
    "Four reasons companies call us, with what each one takes, costs and risks. Start from the one closest to yours.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "What are you trying to get done?",
        lead: "Most companies reach us with one of four sentences. Each has a page here: what the work involves, what it costs, how long it takes, and when we would advise against it.",
        facts: [
          { label: "First call", value: "One hour with an engineer and a designer" },
          { label: "First release", value: "Nine weeks is typical, at a fixed price" },
          { label: "So far", value: "140 launches since 2015, 64 people" },
        ],
      },
    },
    {
      type: "page-links",
      props: {
        label: "Four goals",
        heading: "Start from the sentence you would say to your board",
        parentPageSlug: "your-goals",
      },
    },
    section(
      "How to choose",
      "When more than one applies",
      `
Goals overlap. A company that wants an assistant often has a twelve-year-old order system the assistant would need to read. One that asks for six more developers sometimes needs a single decision about scope. We begin with whichever item blocks the others.

| If you are saying | Begin with | You will have first |
| --- | --- | --- |
| “There is a budget and a date, and no product” | [Launch a product](/your-goals/launch-a-product) | Screens for the one task that matters, tested with outsiders |
| “Nobody dares to touch it” | [Replace a legacy system](/your-goals/replace-a-legacy-system) | A written map of what the system really does |
| “The board wants our AI plan by June” | [Put AI to work](/your-goals/put-ai-to-work) | A sum with your own volumes in it |
| “The roadmap is fine, we are short of people” | [Scale a team](/your-goals/scale-a-team) | Two engineers merging small fixes in your repository |
`,
    ),
    section(
      "Before you call",
      "Three things worth digging out",
      `
You do not need a brief. It helps to know these:

- **What the problem costs today**, per month, even roughly: hours, refunds, lost orders, licences.
- **The date that cannot move, and why.** A regulator wants all of it on the day. A trade fair will accept half.
- **Who says yes.** If it takes five signatures, we plan for five signatures.

If you have none of this, call anyway. Working it out is about half of the first hour, and the notes are yours.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Put it in one sentence and send it",
        text: "We sign the NDA first, yours or ours. After the call you get scope, price range, risks and the team by name within five working days.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
  children: [launchAProduct, replaceALegacySystem, putAiToWork, scaleATeam],
};
