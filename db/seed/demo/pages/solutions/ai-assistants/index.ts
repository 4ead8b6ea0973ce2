import { type DemoPage, section } from "../../../demo.ts";
import { documentSearch } from "./document-search.ts";
import { voiceAgents } from "./voice-agents.ts";

export const aiAssistants: DemoPage = {
  slug: "ai-assistants",
  title: "AI assistants",
  extendedTitle: "An assistant your support team will defend",
  excerpt:
    "Support assistants that answer from your own documents, cite the source and hand over when unsure. Nine weeks at a fixed price, measured from day one.",
  coverImage: "/art/solutions/ai-assistants-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "An assistant your support team will defend",
        lead: "It answers from your own documents, says when it does not know, and hands over with the whole conversation attached. Live in nine weeks, measured from the first day.",
        facts: [
          { label: "For", value: "Support and operations, 20–400 seats" },
          { label: "First release", value: "9 weeks, fixed price" },
          { label: "Stack", value: "TypeScript, Postgres, your model of choice" },
        ],
        image: {
          src: "/art/solutions/ai-assistants-1280.webp",
          alt: "Hundreds of thin lines drift in from all sides and gather in two dense streams",
          caption: "Fig. 1 — Questions of one week, by where the answer was found",
        },
      },
    },
    {
      type: "process-steps",
      props: {
        label: "What it does",
        heading: "Three jobs, in the order that pays back",
        steps: [
          {
            title: "Find",
            text: "Search over contracts, manuals and tickets with the paragraph cited. Access rights are those of the person asking.",
            note: "wk 1–3",
          },
          {
            title: "Draft",
            text: "A reply in your tone with the sources beside it. An agent edits and sends; every edit teaches the next draft.",
            note: "wk 3–6",
          },
          {
            title: "Resolve",
            text: "Refunds, address changes and resets by your own APIs, inside limits you set, with a log that an auditor can read.",
            note: "wk 6–9",
          },
        ],
      },
    },
    {
      type: "metrics",
      props: {
        label: "What changed",
        heading: "Numbers from the last three launches",
        items: [
          { value: "41%", text: "of first-line questions closed without a person, after eight weeks" },
          { value: "3.2×", text: "faster first reply on the rest, measured on the same queue" },
          { value: "0", text: "answers sent without a source. It is a rule in code, not in the prompt" },
        ],
      },
    },
    section(
      "The rule",
      "One line that starts arguments",
      `
\`\`\`ts
if (answer.sources.length === 0) return handOver(conversation);
\`\`\`

Most clients ask us to soften it in the second week, because the demo looks cleverer without it. In one pilot, six answers in a hundred would have gone out fluent and unsupported. They went to a person instead, who saw the question, what had been found, and why the assistant stopped.

At [Calder Health](/cases/calder-health) the documents are clinical guidelines, and nobody has asked.
`,
    ),
    section(
      "What it costs",
      "Nine weeks, and then somebody’s Friday",
      `
€80,000–160,000 for the first release. After that €1,200–3,500 a month for models and hosting, at 1,500–15,000 conversations, and half a day a week from a person who owns the content. Companies budget for the first two. Without the third, answers go stale in about four months.

Below 3,000 requests a month it seldom pays; the [arithmetic is here](/your-goals/put-ai-to-work). If your documents contradict each other, mend them first, or the assistant will quote both.
`,
    ),
    {
      type: "page-links",
      props: {
        label: "Two relatives",
        heading: "For reading and for the telephone",
        parentPageSlug: "ai-assistants",
      },
    },
    {
      type: "call-to-action",
      props: {
        heading: "Send fifty real questions",
        text: "With the answers your best agent would give. We will tell you which of them a machine should take, and which it should leave alone.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
  children: [documentSearch, voiceAgents],
};
