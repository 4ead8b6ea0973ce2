import { type DemoPage, section } from "../../demo.ts";

export const dwh: DemoPage = {
  slug: "dwh",
  title: "DWH",
  extendedTitle: "One figure for revenue, and the query behind it",
  excerpt:
    "Data warehouses with agreed definitions, nightly tests and few reports. First one in use in week five; €95,000–240,000; sized to your real data.",
  coverImage: "/art/solutions/dwh-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "One figure for revenue, and the query behind it",
        lead: "Sales says 4.2 million, finance says 3.9, and the meeting goes on the difference. A data warehouse is the place where the definitions live, in words both departments can read, tested every night.",
        facts: [
          { label: "First report in use", value: "Week five" },
          { label: "First release", value: "9 weeks, €95,000–240,000" },
          { label: "To run", value: "€150–4,000 a month" },
          { label: "Stack", value: "SQL and Python on Postgres or a columnar store" },
        ],
        image: {
          src: "/art/solutions/dwh-1280.webp",
          alt: "Layers like those of a rock face, broken and shifted at three faults; one layer is orange",
          caption: "Fig. 1 — Eleven years of orders and the three systems they lived in",
        },
      },
    },
    section(
      "The quarrel",
      "What is a customer?",
      `
At one distributor of medical supplies the word had five meanings on a single floor:

- a signed contract, to the lawyers;
- a paid invoice, to finance;
- a log-in within thirty days, to product;
- a delivery address, to the warehouse, so that one hospital was nineteen customers;
- anyone who had ever asked for a price, to sales.

All five are useful. They need five names, one owner each, and a page where they are written down. That page takes longer than the pipelines, and without it you are paying to compute the quarrel faster.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "Nine weeks",
        heading: "Backwards from five questions",
        steps: [
          {
            title: "Five questions",
            text: "The ones your management asks monthly and answers by hand. Each gets an owner and a definition.",
            note: "wk 1–2",
          },
          {
            title: "Sources",
            text: "Only the tables those questions need. Usually four systems out of a dozen.",
            note: "wk 2–4",
          },
          {
            title: "One report, used",
            text: "The first question, answered on a Monday, beside the old spreadsheet until the two agree or somebody can say why not.",
            note: "wk 5",
          },
          {
            title: "Tests and the other four",
            text: "Totals against the ledger, row counts, late data. A report whose test failed says so at the top.",
            note: "wk 5–8",
          },
          {
            title: "Handover",
            text: "Your analyst adds the sixth question while we watch.",
            note: "wk 9",
          },
        ],
      },
    },
    section(
      "Size",
      "How much machinery you need",
      `
| Your data | What we would use | A month |
| --- | --- | --- |
| Under 500 GB | [Postgres](/tech-stack/postgresql) on one server | €150–400 |
| Up to 5 TB | Postgres with column storage, or a small managed warehouse | €400–1,500 |
| More, or many teams at once | A managed columnar warehouse | €1,500–4,000 |

Two thirds of the companies that ask us fit in the first row. [Nordvolt Energy](/cases/nordvolt-energy) in Norway does not: its warehouse feeds the forecasts that balance a grid.
`,
    ),
    section(
      "What we learned",
      "214 reports, 19 of them read",
      `
The first warehouse we built, in 2016, went live with every report anybody had asked for. A year later we counted which were opened. Hence five questions.

If you have one main system and ten readers, use its own reports. And we do not begin until there is one person in the room who may decide what revenue means.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Bring the two figures that disagree",
        text: "We will spend the first hour finding out why. Sometimes that is all that was needed.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
