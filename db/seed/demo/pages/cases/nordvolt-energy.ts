import { type DemoPage, section } from "../../demo.ts";

export const nordvoltEnergy: DemoPage = {
  slug: "nordvolt-energy",
  title: "Nordvolt Energy",
  extendedTitle: "A forecast the control room may overrule",
  excerpt:
    "A data warehouse and load forecast for a Norwegian grid operator: 1.9 billion readings a year, imbalance cost down 24%, and a test that lied to us.",
  coverImage: "/art/covers/nordvolt-energy-1024.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "A forecast the control room may overrule",
        lead: "One warehouse for 212,000 meters, and tomorrow’s load by half past five. It cut the cost of imbalance by about a quarter, after a first week that was worse than the spreadsheet.",
        facts: [
          { label: "Meters", value: "212,000, read hourly" },
          { label: "Readings", value: "1.9 billion a year" },
          { label: "Runs in", value: "Two halls of the client’s own" },
        ],
        image: {
          src: "/art/covers/nordvolt-energy-1024.webp",
          alt: "Fifty-eight daily load curves one behind the other, each with a morning and an evening hill; the nearest but four is orange",
          caption: "Fig. 1 — Eight weeks of load; the orange day is the forecast",
        },
      },
    },
    {
      type: "case-passport",
      props: {
        facts: [
          { label: "Client", value: "Nordvolt Energy" },
          { label: "Country", value: "Norway" },
          { label: "Year", value: "2024" },
          { label: "Team", value: "3 engineers, 1 data scientist, 1 designer, 1 delivery lead" },
          { label: "Duration", value: "7 months" },
        ],
        techStack: ["python", "postgresql", "typescript", "kubernetes", "terraform"],
        services: ["data-engineering", "cloud-and-devops", "product-design"],
      },
    },
    section(
      "Challenge",
      "One analyst, seven systems, 05:40",
      `A grid operator says each morning how much power its region will draw tomorrow, hour by hour, and pays for being wrong. At Nordvolt one man did this. He came in before six, copied from seven systems into a workbook with 26 sheets, and sent the result by eight. He was good at it. He was also 63, and nobody else could open the workbook without breaking it.`,
    ),
    {
      type: "process-steps",
      props: {
        label: "Approach",
        heading: "We put his morning into code, in his order",
        steps: [
          {
            title: "Sit beside him",
            text: "Ten mornings. He corrected his own figures for school holidays, football finals and one aluminium plant whose foreman he would ring.",
            note: "month 1",
          },
          {
            title: "One warehouse",
            text: "All seven sources in Postgres, partitioned by day, loaded by jobs that complain when a feed is late.",
            note: "months 1–3",
          },
          {
            title: "The forecast",
            text: "Gradient boosting on weather, calendar and load. A neural network did 0.2 points better and nobody could say why, so we left it.",
            note: "months 3–6",
          },
          {
            title: "A desk that explains",
            text: "Each hour shows what moved it. The operator may overrule it and has to say why in a sentence.",
            note: "months 5–7",
          },
        ],
      },
    },
    section(
      "What went wrong",
      "A test that had seen the future",
      `In replay the model was 3.2% off, on average. In its first live week it was 7.9% off, and the workbook beat it on six mornings out of seven.

We had trained on meter data as it stands in the archive. Meters are corrected for up to five days, so our history contained values nobody could have had at five in the morning. We rebuilt the warehouse to keep every reading with the time it arrived, and trained on that alone. It took four weeks. We had promised a working forecast, so we did not invoice them.`,
    ),
    {
      type: "metrics",
      props: {
        label: "Outcome",
        heading: "The winter after, against the winter before",
        items: [
          {
            value: "4.1%",
            text: "mean error for the next day, October 2024 to March 2025. By hand it was 6.8%",
          },
          {
            value: "−24%",
            text: "imbalance cost per MWh, adjusted for market prices by Nordvolt’s own finance team",
          },
          {
            value: "1 in 9",
            text: "mornings the operator overrules at least one hour. He is right about half the time",
          },
        ],
      },
    },
    {
      type: "call-to-action",
      props: {
        heading: "Does one person hold your numbers together?",
        text: "Ask them whether we may come and watch. That is how our warehouses start.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
