import { type DemoPage, section } from "../../demo.ts";

export const careers: DemoPage = {
  slug: "careers",
  title: "Careers",
  extendedTitle: "Four open posts, with the pay written next to them",
  excerpt:
    "Open posts at Kestrel in Lisbon, Vilnius and Manchester with salary bands, the hiring steps in days, and some reasons you may not like it here.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Four open posts, with the pay written next to them",
        lead: "We hire slowly and keep people a long time. You will know within twelve working days, and you will be paid for the one that is work.",
        facts: [
          { label: "Week", value: "37.5 hours, office two days, the rest your choice" },
          { label: "Leave", value: "28 days and the public holidays of your country" },
          { label: "On call", value: "One week in nine, €450, and the Monday after it off" },
        ],
      },
    },
    section(
      "Open now",
      "Posts and bands",
      `| Post | Office | Gross a year |
| --- | --- | --- |
| Senior engineer, data | Vilnius | €62,000–74,000 |
| Senior engineer, Android | Lisbon | €58,000–70,000 |
| Product designer, health | Manchester | £52,000–63,000 |
| Delivery lead | Lisbon or Vilnius | €54,000–66,000 |

Bands are the same for everybody at that level, and every colleague can look up the level of every other. We do not haggle: the person who is good at it would earn more than the person who is good at the job.`,
    ),
    {
      type: "process-steps",
      props: {
        label: "Hiring",
        heading: "Twelve working days, four steps",
        steps: [
          {
            title: "Your letter",
            text: "Half a page on something you built and would build differently today. A person answers, also when the answer is no.",
            note: "day 1–3",
          },
          {
            title: "A conversation",
            text: "Forty-five minutes with somebody who does your job. No riddles, no whiteboard.",
            note: "day 4–6",
          },
          {
            title: "A day of work",
            text: "On a real problem from a finished project, with two of us, paid at €400. You may look things up. We do.",
            note: "day 7–10",
          },
          {
            title: "Two references, then an offer",
            text: "We ring them and you can ring two of ours, including somebody who left.",
            note: "day 11–12",
          },
        ],
      },
    },
    section(
      "Drawbacks",
      "Reasons you may not like it",
      `- You will maintain what you build. Some of it is eight years old.
- Clients are on the first call, on the demo and on the incident call. Engineers here talk a good deal.
- We rarely use anything new. If you want to try a database in production this spring, this is the wrong firm.
- There are four grades and no fifth. Growth after that is harder problems and a share of the profit.`,
    ),
    section(
      "Apply",
      "Nothing on the list?",
      `Write to [hello@kestrel.example](mailto:hello@kestrel.example?subject=Work) with “Work” in the subject. About one hire in four was somebody for whom there was no post that month. We take no junior engineers in 2026, because we have nobody free to teach them properly. That changes in 2027, when two of our seniors have asked to.`,
    ),
  ],
};
