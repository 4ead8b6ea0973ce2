import { type DemoPage, section } from "../../../demo.ts";
import { evaluationAndGuardrails } from "./evaluation-and-guardrails.ts";

export const aiEngineering: DemoPage = {
  slug: "ai-engineering",
  title: "AI engineering",
  extendedTitle: "The model is the part you can swap",
  excerpt:
    "Engineering around language models: retrieval, limits, tests and cost per answer. Three-week trial at €24,000, first release in nine weeks.",
  coverImage: "/art/services/ai-engineering-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "The model is the part you can swap",
        lead: "The work is in what surrounds it: finding the right paragraph, refusing politely, holding the price of an answer steady, and knowing on Thursday that Wednesday’s change made things worse.",
        facts: [
          { label: "Trial", value: "Three weeks, €24,000" },
          { label: "First release", value: "Nine weeks, €80,000–160,000" },
          { label: "Models", value: "Hosted or open-weight, decided by a test" },
          { label: "Data", value: "Stays in the EU or in your own network" },
        ],
        image: {
          src: "/art/services/ai-engineering-1280.webp",
          alt: "Arcs join the words of a sentence; those that end in one word are orange",
          caption: "Fig. 1 — What a model looks at before it writes one word",
        },
      },
    },
    section(
      "Cost of an answer",
      "Four set-ups, one client, 400 questions",
      `
| Set-up | Per 1,000 answers | Right |
| --- | --- | --- |
| Largest model, whole documents | €84 | 91% |
| Largest model, six chosen paragraphs | €17 | 92% |
| Small model first, large one when unsure | €5 | 91% |
| Small model alone | €2 | 83% |

The third row went live. The figures are from spring 2026 and will be out of date when you read them, so the test runs nightly and the routing is a setting. Our [notes on models](/tech-stack/language-models) are kept apart for the same reason.
`,
    ),
    section(
      "Around the model",
      "What the invoice is for",
      `
**Retrieval.** Cutting documents where a reader would, keeping tables whole, matching the sense and the part number alike. Most wrong answers begin with the wrong paragraph.

**Actions.** The model may ask for a refund. Ordinary code decides whether it happens, with the customer’s rights and your ceiling.

**Memory, or none.** What is stored, for how long, and who may read it. The default is thirty days.

**The exit.** A person, reachable at each step, who does not have to start over.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "A change, followed",
        heading: "From an edited sentence to production",
        steps: [
          {
            title: "Propose",
            text: "A prompt is a file in the repository. It is reviewed like code, by two people.",
          },
          {
            title: "Score",
            text: "Every question in the test set, twice, since one run can be lucky. Costs are compared as well.",
          },
          {
            title: "Shadow",
            text: "One day on live questions, answers unseen by customers, differences read by a person.",
          },
          { title: "Release", text: "To a tenth, then to all. One command takes it back." },
        ],
      },
    },
    section(
      "Why we pin",
      "The weekend the tone changed",
      `
In 2024 a provider replaced a model behind an unchanged name. By Monday an insurer’s assistant had become chatty, and had offered condolences for a lost umbrella. Versions have been pinned ever since, and the next one is scored before we are made to use it.

Often no model is needed. We were once asked for one to sort post by postcode.
`,
    ),
    {
      type: "page-links",
      props: {
        label: "On its own",
        heading: "For assistants already running",
        parentPageSlug: "ai-engineering",
      },
    },
    {
      type: "call-to-action",
      props: {
        heading: "Show us ten answers you would not have sent",
        text: "From a tool you run or one you tried. Where they went wrong is usually visible within the hour.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
  children: [evaluationAndGuardrails],
};
