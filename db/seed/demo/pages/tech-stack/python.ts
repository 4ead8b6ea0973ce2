import { type DemoPage, section } from "../../demo.ts";

export const python: DemoPage = {
  slug: "python",
  title: "Python",
  extendedTitle: "Python where the numbers are",
  excerpt:
    "We use Python for forecasts, pipelines and model tests, and keep it away from the web front door. How a notebook becomes a job that runs at night.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Python where the numbers are",
        lead: "The people who understand your forecast write Python. We let them, and build what surrounds it in something else.",
        facts: [
          { label: "Share", value: "22 of 140 launches" },
          { label: "Runs as", value: "Scheduled jobs and small internal APIs" },
          { label: "Tools", value: "uv, Ruff, Pyright, Polars" },
        ],
      },
    },
    section(
      "Border",
      "Seventeen columns of diplomacy",
      `At [Nordvolt Energy](/cases/nordvolt-energy) the forecast is Python and the control desk that shows it is TypeScript. They meet in one Postgres table with seventeen columns. Either side has been rewritten since, and the other did not notice.

Customer-facing web applications stay out of Python here. It can do them; we simply have deeper habits elsewhere, and a team of four should not keep two sets.`,
    ),
    {
      type: "process-steps",
      props: {
        label: "Draft to job",
        heading: "What happens to a notebook",
        steps: [
          {
            title: "Freeze the inputs",
            text: "One snapshot of the data, so that a changed result means changed code.",
            note: "day 1",
          },
          {
            title: "Cut it into functions",
            text: "Cells run in any order; functions cannot. This is where the path to somebody’s desktop turns up.",
            note: "days 2–4",
          },
          {
            title: "Replay last year",
            text: "Every day of it, with only what was known that morning.",
            note: "days 5–7",
          },
          {
            title: "Schedule it",
            text: "With a named person who is told when it does not run.",
            note: "day 8",
          },
        ],
      },
    },
    section(
      "Bills",
      "Slow is often affordable",
      `A nightly run of nineteen minutes costs about €0.60. Leave it. One run that took three hours delayed a trading desk; moving it to Polars brought it to fourteen minutes for two days of work.

Our dearest lesson was a loose version number. In 2023 a library changed how it rounds, and a settlement report was a cent out in 3,000 rows. Finding it took longer than any optimisation ever saved us. Every dependency is locked now.`,
    ),
  ],
};
