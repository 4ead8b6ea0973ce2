import { type DemoPage, section } from "../../demo.ts";

export const team: DemoPage = {
  slug: "team",
  title: "Team",
  extendedTitle: "Sixty-four people and what they answer for",
  excerpt:
    "The partners and leads of Kestrel, who sits in Lisbon, Vilnius and Manchester, and what we mean when we say that our people are vetted.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Sixty-four people and what they answer for",
        lead: "All of us are employed. There is no pool of freelancers and no bench on another continent: the names in your proposal are the people who do the work.",
        facts: [
          { label: "Engineers", value: "41, six of them in data and AI" },
          { label: "Designers", value: "11" },
          { label: "Delivery leads", value: "7" },
          { label: "Finance, people, office", value: "5" },
        ],
      },
    },
    section(
      "Partners",
      "Four owners, no investors",
      `**Marta Esteves**, engineering, Lisbon. Founded the firm with Tomas. Reads every proposal before it leaves and still takes one on-call week in nine.

**Tomas Rimkus**, engineering, Vilnius. Banking, energy, anything with an auditor. Wrote the first version of our estimating sheet and distrusts it more each year.

**Helen Ashworth**, design, Manchester. Came in 2017 from a hospital trust, where she learned to test forms on people who are tired.

**Rui Calado**, finance and operations, Lisbon. Signs the NDAs. If an invoice is wrong, ring Rui.`,
    ),
    section(
      "Leads",
      "The people who set the standard of a craft",
      `| Craft | Lead | Office |
| --- | --- | --- |
| Data | Joana Pires | Lisbon |
| AI | Daniel Okafor | Manchester |
| Mobile | Greta Stankutė | Vilnius |
| Platform and security | Piotr Wolny | Vilnius |
| Product design | Leonor Baptista | Lisbon |
| Delivery | Sam Hartley | Manchester |

Leads spend three days a week on client work. A lead who only reviews other people’s work loses touch with it in about a year; we have tried.`,
    ),
    {
      type: "metrics",
      props: {
        label: "Where",
        heading: "Three offices, two time zones",
        items: [
          { value: "29", text: "in Lisbon, where the firm began in 2015" },
          { value: "21", text: "in Vilnius, two hours ahead, which gives you somebody awake at seven" },
          { value: "14", text: "in Manchester, behind a door of our own since June 2026" },
          {
            value: "4.6 y",
            text: "median time with us. Six people left in 2025 and three of them still send work",
          },
        ],
      },
    },
    section(
      "Vetted",
      "What the word means here",
      `Six years in the trade as a minimum, two references we ring ourselves, and a paid trial day with the people they would sit beside. Roughly one applicant in thirty gets an offer. The [hiring page](/about/careers) has each step, with times.

For clients with their own rules we add what is needed: background checks for banks, clinical safety training for health.`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Meet two of them for an hour",
        text: "One engineer, one designer. If we work together, you can ask for the same two.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
