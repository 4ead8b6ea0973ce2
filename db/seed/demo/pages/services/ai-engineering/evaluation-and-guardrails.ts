import { type DemoPage, section } from "../../../demo.ts";

export const evaluationAndGuardrails: DemoPage = {
  slug: "evaluation-and-guardrails",
  title: "Evaluation and guardrails",
  extendedTitle: "Three hundred questions, asked again every night",
  excerpt:
    "A test set, a score and hard limits for an AI assistant you already run, whoever built it. Three to four weeks, €18,000–40,000.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Three hundred questions, asked again every night",
        lead: "An edit that helps one answer spoils four others, and it can take a month before anybody notices. With a test set and a few hard limits it takes until breakfast.",
        facts: [
          { label: "Length", value: "3–4 weeks, €18,000–40,000" },
          { label: "For", value: "Assistants in use, ours or another firm’s" },
        ],
      },
    },
    {
      type: "process-steps",
      props: {
        label: "The test set",
        heading: "Built from your own traffic",
        steps: [
          {
            title: "Collect",
            text: "Three hundred real questions, names removed: common, rare, hostile and unanswerable.",
            note: "wk 1",
          },
          {
            title: "Agree",
            text: "Two of your experts answer alone. On the last set they differed on 37, which explained several complaints.",
            note: "wk 1–2",
          },
          {
            title: "Score",
            text: "Facts by rule where possible, by a second model where not, and one in ten by a person to check the checker.",
            note: "wk 2–3",
          },
          {
            title: "Watch",
            text: "A nightly run of twelve minutes and about €6, with a message only when something moved.",
            note: "wk 3–4",
          },
        ],
      },
    },
    section(
      "Guardrails",
      "Limits the model cannot argue with",
      `
- Above €80, a refund waits for a person. The ceiling sits in the payment code, which takes no instructions from text.
- Personal data is masked before it leaves your network and restored on return.
- A document’s contents are treated as quotation, never as orders.
- One switch turns it all off. Two named people hold it, and have tried it.
`,
    ),
    section(
      "Too early",
      "Before you have users",
      `
Fifty questions and a spreadsheet will serve until real people arrive. A large test set written from imagination measures imagination. Our first one scored 96%, and then met a public that asked quite different things. The [AI engineering](/services/ai-engineering) page covers the work before that point.
`,
    ),
  ],
};
