import { type DemoPage, section } from "../../demo.ts";

export const languageModels: DemoPage = {
  slug: "language-models",
  title: "Language models",
  extendedTitle: "Language models, managed like any other supplier",
  excerpt:
    "How we choose, test and replace language models: a question set first, two vendors per client, costs per thousand answers, and jobs we refuse.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Language models, managed like any other supplier",
        lead: "They discontinue products at short notice, they are sometimes confidently wrong, and there is always another one. Procurement has had words for such suppliers for a century. We use the same ones.",
        facts: [
          { label: "Approved", value: "Two models per client, from different vendors" },
          { label: "Data", value: "EU endpoints, no training on your text" },
          { label: "In production since", value: "2023, for 13 clients" },
        ],
      },
    },
    {
      type: "process-steps",
      props: {
        label: "Purchasing",
        heading: "How a model gets the job",
        steps: [
          {
            title: "Specify",
            text: "Your experts write 300 to 700 real questions with answers they would sign.",
            note: "wk 1–2",
          },
          { title: "Tender", text: "Several models sit the same paper, marked blind.", note: "wk 3" },
          {
            title: "Inspect",
            text: "Two hundred live answers a month are read by a person.",
            note: "monthly",
          },
          {
            title: "Replace",
            text: "The second model runs the whole set every night, so switching is a setting.",
            note: "under an hour",
          },
        ],
      },
    },
    {
      type: "metrics",
      props: {
        label: "Costs",
        heading: "What answers cost in October 2026",
        items: [
          { value: "€4–€22", text: "per thousand answers with sources, across 13 clients" },
          { value: "5", text: "changes of model since January, three for price and two for quality" },
        ],
      },
    },
    section(
      "Refusals",
      "Work we do not give to a model",
      `Sums, eligibility and anything the law wants explained are ordinary code; the model may phrase the result. We also decline assistants for companies whose documents contradict each other. Fix those first, with or without us.`,
    ),
    section(
      "Learned",
      "Retrieval is where it goes wrong",
      `In our last [evaluation](/news/six-models-1200-questions) seven of ten bad answers began with the wrong paragraph. At [Calder Health](/cases/calder-health) it was the right paragraph of an expired guideline. A better model would have quoted it more fluently. Time spent on [search and sources](/services/ai-engineering) has paid us back every time.`,
    ),
  ],
};
