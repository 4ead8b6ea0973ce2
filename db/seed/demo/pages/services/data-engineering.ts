import { type DemoPage, section } from "../../demo.ts";

export const dataEngineering: DemoPage = {
  slug: "data-engineering",
  title: "Data engineering",
  extendedTitle: "Pipelines that fail loudly",
  excerpt:
    "Data pipelines in Python and SQL that stop when rows go missing, say why, and can reload any month within a day. €95,000–240,000.",
  coverImage: "/art/services/data-engineering-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Pipelines that fail loudly",
        lead: "A pipeline that stops is a nuisance. One that carries on with half the rows is a wrong decision three weeks later, taken in good faith by someone with a chart.",
        facts: [
          { label: "First release", value: "Nine weeks, €95,000–240,000" },
          { label: "Typical load", value: "5–200 million rows a day" },
          { label: "Written in", value: "Python and SQL, on Postgres or your cloud’s store" },
        ],
        image: {
          src: "/art/services/data-engineering-1280.webp",
          alt: "Many brooks join into one river from left to right; orange ones are stopped at a weir",
          caption: "Fig. 1 — 120 sources; the orange rows were sent back",
        },
      },
    },
    section(
      "What went wrong",
      "Eleven per cent of the Mediterranean",
      `
In March 2020 a supplier swapped day and month in a file. Dates up to the 12th still parsed, wrongly. From the 13th, rows were dropped without an error. For nineteen days a retailer believed that southern sales had fallen by 11%, and shortened an order. The pipeline was ours, and every job in it was green.

We paid for the difference and changed the standard. A load is now compared with the same weekday in previous weeks, and halts outside an agreed band. About once a quarter it halts for a bank holiday. We have left it that way.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "A row’s journey",
        heading: "Four gates, each of which can close",
        steps: [
          {
            title: "Contract",
            text: "What each source promises: fields, types, hour, volume. Signed by a person at the source, who hears about it first.",
          },
          {
            title: "Landing",
            text: "The raw file is kept as it came, for as long as the law allows. It is the only version nobody can argue with.",
          },
          {
            title: "Checks",
            text: "Counts, totals, duplicates, gaps. A failure names the table, the rule and the owner.",
          },
          {
            title: "Shape",
            text: "Tables named in the business’s words, rebuilt from raw by one command for any past month.",
          },
        ],
      },
    },
    {
      type: "metrics",
      props: {
        label: "In operation",
        heading: "Fourteen months, nine clients",
        items: [
          { value: "6 min", text: "from a failed check to a message someone can act on" },
          { value: "92%", text: "of faults reported by a check before a person noticed" },
          { value: "1 day", text: "at most to rebuild a month from the raw files" },
        ],
      },
    },
    section(
      "Live or hourly",
      "What is decided at 10:07?",
      `
Streaming is worth its price where a decision cannot wait for eleven o’clock: fraud, pricing, a bearing that is running hot. Most can. [Nordvolt Energy](/cases/nordvolt-energy) forecasts a grid from hourly readings, and an hourly load costs about a quarter as much to build and far less to explain.

Do not begin with pipelines if nobody has asked for the figures yet. Begin with the [five questions](/solutions/dwh), and build what feeds them.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "When did a report last surprise you?",
        text: "Send the report and the surprise. We will trace it back as far as the access you give us allows.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
