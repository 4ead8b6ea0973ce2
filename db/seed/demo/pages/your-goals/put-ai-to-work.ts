import { type DemoPage, section } from "../../demo.ts";

export const putAiToWork: DemoPage = {
  slug: "put-ai-to-work",
  title: "Put AI to work",
  extendedTitle: "Find the work worth handing to a model",
  excerpt:
    "Which tasks repay an AI project and which never will: the questions, the arithmetic, and a three-week trial that may end in a written no.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Find the work worth handing to a model",
        lead: "Somebody on your board has asked about AI. Our answer is dull and quick: count the task, price the errors, try it on your own material for three weeks, and build only if the sum still holds.",
        facts: [
          { label: "Trial", value: "Three weeks, €24,000" },
          { label: "First release", value: "Nine weeks, €80,000–160,000" },
          { label: "Trials that end in a no", value: "About two in five" },
        ],
      },
    },
    section(
      "Which work",
      "Four questions to ask of a task",
      `
| Question | Promising | Leave it |
| --- | --- | --- |
| How often does it come up? | Hundreds of times a week | A few times a month |
| How fast can a person check the result? | In seconds, against a source | Only by doing it again |
| What does an error cost? | A correction and an apology | A licence, an injury, a lawsuit |
| Where is the material? | Documents, tickets, past decisions | In two people’s heads |

A task needs a good answer in all four rows. Most proposals we see fail in the second: when checking takes as long as doing, the work has only changed desks.
`,
    ),
    section(
      "The arithmetic",
      "The same assistant in two companies",
      `
Both spend nine minutes on a support request and €34 on an hour. In both, the assistant closes 40% of requests alone and costs €90,000 to build.

| | Company A | Company B |
| --- | --- | --- |
| Requests a month | 1,800 | 9,000 |
| Handling cost a month | €9,180 | €45,900 |
| Saved by the assistant | €3,672 | €18,360 |
| Running cost a month | €1,400 | €2,600 |
| Paid back after | 40 months | 6 months |

Company A should rewrite its twenty most-read help articles. We have given that advice twice this year, and lost the project both times.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "The trial",
        heading: "Three weeks, ending in one page",
        steps: [
          {
            title: "Count",
            text: "We sit with the people who do the task, time fifty real cases and note where each answer came from.",
            note: "wk 1",
          },
          {
            title: "Agree on right answers",
            text: "Two hundred past cases with results your experts accept. Where the experts differ among themselves we write that down: no model will do better.",
            note: "wk 1–2",
          },
          {
            title: "Try",
            text: "Two or three models, from the cheapest up, against those cases. You see accuracy, cost per case and a list of what each gets wrong.",
            note: "wk 2–3",
          },
          {
            title: "Decide",
            text: "Go, wait or no, on one page, with the sum above filled in. The test cases are yours in all three outcomes.",
            note: "wk 3",
          },
        ],
      },
    },
    section(
      "If it is a go",
      "What it tends to become",
      `
Usually an [assistant](/solutions/ai-assistants), a [workflow automation](/solutions/workflow-automations) or a plain [document search](/solutions/ai-assistants/document-search). [Calder Health](/cases/calder-health) is the example to read: support over clinical guidelines, where an invented sentence is not a small error.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Count one task for a week",
        text: "How many, how long, how often wrong. With those three figures an engineer can tell you during the first call whether a trial makes sense.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
