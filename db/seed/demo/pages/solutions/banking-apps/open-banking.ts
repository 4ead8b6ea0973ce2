import { type DemoPage, section } from "../../../demo.ts";

export const openBanking: DemoPage = {
  slug: "open-banking",
  title: "Open banking",
  extendedTitle: "Other banks’ interfaces, on their bad days",
  excerpt:
    "Account data and payments through PSD2 interfaces: aggregator or direct, consent that expires, and what availability looks like in practice.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Other banks’ interfaces, on their bad days",
        lead: "On paper every bank offers the same access. In practice each has its own idea of a pending transaction, and at any given hour one of them is under maintenance.",
        facts: [
          { label: "First release", value: "8–14 weeks, €60,000–150,000" },
          { label: "Before we start", value: "A licence, or a provider who lends you theirs" },
        ],
      },
    },
    section(
      "Rent or build",
      "Start with an aggregator",
      `
One contract, from roughly €1,000 a month, reaches two thousand banks. Go direct later, and only to the three or four banks that carry most of your volume: each costs 15–25 days to connect and two days a quarter to keep connected.

We put a thin layer of our own in between, so that a bank can change route overnight. In 2023 an aggregator announced its closure ninety days ahead. The client with that layer moved in twelve working days; another, whose code we inherited, needed five months.
`,
    ),
    {
      type: "metrics",
      props: {
        label: "What to plan for",
        heading: "A quarter of measurements, 34 banks",
        items: [
          { value: "97.2%", text: "median availability. The documentation said 99.9" },
          {
            value: "180 days",
            text: "until an EU customer must renew consent; a third never do unless reminded well",
          },
          { value: "6", text: "spellings of one supermarket in a single month of statements" },
        ],
      },
    },
    section(
      "Two traps",
      "“Accepted” and “refreshed”",
      `
**Accepted** means that a bank has received an order to pay, and may still refuse it. We show “on its way” until the money is confirmed, and no goods leave before that.

**Refreshed** may mean last night. Each balance carries its own time, and decisions about credit ignore anything older than you allow.

If all you want is to know whether an invoice was paid, a virtual account number per customer does it for a tenth of the price.
`,
    ),
  ],
};
