import { type DemoPage, section } from "../../../demo.ts";

export const pricing: DemoPage = {
  slug: "pricing",
  title: "Pricing",
  extendedTitle: "What we charge, including what changes in January",
  excerpt:
    "Kestrel’s prices for discovery, audits, first releases, team days and support; when invoices come, what is included and where a fixed price ends.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "What we charge, including what changes in January",
        lead: "Prices are public here because asking for them wastes a call. All are without VAT, in euros, and the same in the three countries.",
        facts: [
          { label: "First call", value: "Free, one hour, two people" },
          { label: "First releases", value: "Fixed before we start" },
          { label: "Person-day", value: "€720–880; €750–910 from 1 January 2027" },
        ],
      },
    },
    section(
      "List",
      "The price of each kind of work",
      `| Work | Length | Price |
| --- | --- | --- |
| [Technical audit](/services/discovery/technical-audit) | 8 working days | €9,500 |
| [Discovery](/services/discovery) | 2–3 weeks | €12,000–24,000, half credited if we build |
| [AI trial](/your-goals/put-ai-to-work) | 3 weeks | €24,000 |
| First release of a web product | 9 weeks, typically | €90,000–180,000 |
| First release of another kind | 4 weeks to 9 months | See [solutions](/solutions), kind by kind |
| [People in your team](/your-goals/scale-a-team) | From 3 months | By the day; four people are about €62,000 a month |
| [Support](/services/support-and-evolution) | Monthly | €6,500–22,000 |

The lower end of a range means one kind of user, few outside systems and somebody on your side who may decide. We would rather help you get there than quote the upper end.`,
    ),
    {
      type: "process-steps",
      props: {
        label: "Invoices",
        heading: "When the money moves",
        steps: [
          {
            title: "30% at the start",
            text: "When the team is named and the date is in the calendar.",
            note: "day 1",
          },
          {
            title: "40% at half-time",
            text: "After a demo in which the riskiest part works. If it does not, the invoice waits until it does.",
            note: "week 5",
          },
          {
            title: "30% at the end",
            text: "Two weeks after launch, so that you have time to be unhappy.",
            note: "week 11",
          },
        ],
      },
    },
    section(
      "Inside",
      "What is in the price",
      `- Ninety days of repairs after launch, without discussion of whose fault it was.
- All rights to the code and the drawings, as each invoice is paid.
- Travel within Europe to the first meeting and the launch. Further journeys at cost.
- Every working day beyond the plan, if we misjudged. There have been [193 of them](/news/what-38-fixed-prices-taught-us) since 2022.

Not in it: your cloud, licences, app stores, penetration tests by others, and translation.`,
    ),
    section(
      "Limits",
      "Where a fixed price ends",
      `It ends where neither of us can see. Research, models that may or may not work, and a system whose source is lost are sold by the week, with a sum at which we stop and talk. We also decline to fix a price for somebody else’s specification that we may not question.

Support and team work run by the month with thirty days’ notice; a support contract is for three months at least. The new day rates and the one price that falls are [explained by Rui](/news/prices-from-january-2027).`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Have a budget? Say it",
        text: "We will tell you what fits inside. Knowing the sum has never made us fill it.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
