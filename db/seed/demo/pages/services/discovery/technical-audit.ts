import { type DemoPage, section } from "../../../demo.ts";

export const technicalAudit: DemoPage = {
  slug: "technical-audit",
  title: "Technical audit",
  extendedTitle: "Eight working days, twelve pages, no adjectives",
  excerpt:
    "A fixed-price reading of the code, infrastructure and history of a system you own or may buy: what will hurt, when, and what prevention costs.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Eight working days, twelve pages, no adjectives",
        lead: "For a system you inherited, commissioned or are about to buy. We read the code, the servers and the history of changes, and list what will hurt, when, and what it costs to prevent.",
        facts: [
          { label: "Price", value: "€9,500, up to 200,000 lines of code" },
          { label: "Start", value: "Within ten days" },
          { label: "Access", value: "Read-only, returned on day eight" },
        ],
      },
    },
    section(
      "A page from one",
      "Findings, in order of regret",
      `
| Finding | If ignored | To fix |
| --- | --- | --- |
| Card numbers in the application log | A fine and a public notice | 3 days, starting today |
| Backups run nightly; none restored since 2022 | The loss of everything | 2 days |
| Releases work from one laptop | A standstill at its owner’s next holiday | 4 days |
| Tests take 50 minutes, so people skip them | Each change costs double | 5 days |
| Framework two major versions behind | Security patches end next spring | 6 weeks |

From a real report, with the client’s permission. The last row is what they had called us about.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "Eight days",
        heading: "Mostly reading",
        steps: [
          {
            title: "Ask",
            text: "An hour each with whoever builds it, runs it and pays for it.",
            note: "day 1",
          },
          {
            title: "Read",
            text: "Two engineers, separately, so that agreement means something.",
            note: "day 2–5",
          },
          {
            title: "Prove",
            text: "Every finding is reproduced, or struck out. We attempt a restore.",
            note: "day 6–7",
          },
          {
            title: "Walk through",
            text: "Two hours, your team present, so that they can contradict us before it is final.",
            note: "day 8",
          },
        ],
      },
    },
    section(
      "What it is not",
      "Two misunderstandings",
      `
It is no penetration test and no certificate. Nor is it a sales call: we quote for repairs only if asked, and each finding is described so that your own people could begin on Monday. Where the system is about to be [replaced anyway](/your-goals/replace-a-legacy-system), save the money.
`,
    ),
  ],
};
