import { type DemoPage, section } from "../../../demo.ts";

export const voiceAgents: DemoPage = {
  slug: "voice-agents",
  title: "Voice agents",
  extendedTitle: "A phone line that says it is a machine",
  excerpt:
    "Voice agents for three or four routine calls, with an honest opening sentence, a one-second budget and a person behind them. €70,000–140,000.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "A phone line that says it is a machine",
        lead: "In its first sentence, as European law now asks. Then it does three things properly, such as moving an appointment, and passes the rest to a person with a summary already on the screen.",
        facts: [
          { label: "First release", value: "9 weeks, €70,000–140,000" },
          { label: "To run", value: "€0.09–0.16 a minute" },
          { label: "Worth it from", value: "About 4,000 calls a month" },
        ],
      },
    },
    section(
      "One second",
      "Where the time goes",
      `
| Part | Budget |
| --- | --- |
| Noticing that the caller has finished | 250 ms |
| Speech to text | 150 ms |
| First words of an answer | 400 ms |
| Text to speech | 150 ms |
| The telephone network | 50 ms |

Beyond about 1.2 seconds callers start again, and the two talk over each other. The budget decides which model fits; taste comes second.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "What it takes on",
        heading: "Three kinds of call",
        steps: [
          {
            title: "“Where is it?”",
            text: "Order, repair or appointment status, read from your system after two identity questions.",
          },
          {
            title: "“Can I move it?”",
            text: "Changes and cancellations within your rules, confirmed by text message.",
          },
          {
            title: "“I want a person”",
            text: "Said once is enough. The colleague sees who it is and what was tried.",
          },
        ],
      },
    },
    section(
      "One pilot",
      "Two districts, one dialect",
      `
A pilot for a water utility understood everyone we had tested with and hung up on a third of callers from two districts. The test recordings had been made by actors. We now test on your own line, recorded with consent: bad connections, accents, barking.

Complaints, bad news and emergencies stay with people. So do lines where the average caller is over eighty, unless they ask for this themselves.
`,
    ),
  ],
};
