import { type DemoPage, section } from "../../demo.ts";

export const postgresql: DemoPage = {
  slug: "postgresql",
  title: "PostgreSQL",
  extendedTitle: "PostgreSQL first, and usually last",
  excerpt:
    "Queue, search, vectors and reports start in Postgres here. The thresholds at which we move them out, the monthly cost, and three scars.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "PostgreSQL first, and usually last",
        lead: "Queue, search, maps, vectors: we start all of them in Postgres and move one out when a graph says so. In eleven years that has happened nine times.",
        facts: [
          { label: "Largest", value: "2.1 TB, at Nordvolt Energy" },
          { label: "Version", value: "The current major or the one before" },
          { label: "Backups", value: "Restored every month by a script" },
        ],
      },
    },
    section(
      "Instead of",
      "What it does on day one",
      `| Job | In Postgres | We move it when |
| --- | --- | --- |
| Queue | Rows with \`SKIP LOCKED\` | 2,000 jobs a second |
| Search | Full text and trigrams | 10 million documents, or ranking is the product |
| Vectors | pgvector | 5 million passages |
| Reports | A read replica | A report takes longer than 30 seconds |

Each system you do not add is one you need not patch, back up and explain to an auditor. Files and raw click streams never go in.`,
    ),
    section(
      "Scars",
      "Three ways it has hurt us",
      `1. A new foreign key locked the orders table of a shop for 94 seconds, on a Saturday. We later wrote [Perch](/news/perch-lock-report-for-postgres-migrations) to see such locks coming.
2. Vacuum fell behind on a busy queue, and reading forty rows took three seconds. Queue tables now get their own settings.
3. An upgrade left the sequences behind. [The whole story](/news/the-sequences-did-not-come-along) is worth four minutes before your next one.`,
    ),
    {
      type: "metrics",
      props: {
        label: "Cost",
        heading: "A database you can lose a machine under",
        items: [
          {
            value: "€260",
            text: "a month, managed in Frankfurt, with standby: 2 cores, 8 GB of memory, 200 GB of disk",
          },
          {
            value: "26 min",
            text: "was the slowest restore test of 2026: 480 GB, from nothing to first query",
          },
        ],
      },
    },
    {
      type: "call-to-action",
      props: {
        heading: "Is the database slow, or is it the query?",
        text: "Bring the slowest one to the first call. It is a good way to find out how we think.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
