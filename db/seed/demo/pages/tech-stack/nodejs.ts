import { type DemoPage, section } from "../../demo.ts";

export const nodejs: DemoPage = {
  slug: "nodejs",
  title: "Node.js",
  extendedTitle: "Node.js for services that mostly wait",
  excerpt:
    "Why most of our back ends run on Node.js, what one service costs per month, and the spreadsheet that stopped everything for eleven minutes.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Node.js for services that mostly wait",
        lead: "The usual back end spends nineteen milliseconds of every twenty waiting for a database or for another company’s API. Node waits cheaply.",
        facts: [
          { label: "Versions", value: "Long-term support only, moved up each spring" },
          { label: "Typical load", value: "Up to 400 requests a second" },
          { label: "Typical host", value: "Two containers, half a core each" },
        ],
      },
    },
    {
      type: "metrics",
      props: {
        label: "Running cost",
        heading: "One service, one month",
        items: [
          {
            value: "€34",
            text: "for two containers in Frankfurt with logs, the median of 23 services in June 2026",
          },
          { value: "72 MB", text: "of memory at rest, which is why the containers can be small" },
          {
            value: "1.1 s",
            text: "from start to first answer, so a deployment is over before the kettle boils",
          },
        ],
      },
    },
    section(
      "Incident",
      "Eleven minutes on one thread",
      `In 2022 an accountant uploaded a 64 MB spreadsheet to a service of ours. We checked its VAT numbers on the main thread. Every other customer of that client looked at a blank page until row 180,000.

Two rules came out of it. Computation above 50 ms goes to a worker process, and the delay of the event loop has an alarm of its own beside the error rate. The alarm has gone off four times since, rightly.`,
    ),
    section(
      "Why here",
      "One language on both sides of the wire",
      `The form in the browser and the endpoint behind it share the same validation code, and the same person fixes both. It pairs with [TypeScript](/tech-stack/typescript) and [PostgreSQL](/tech-stack/postgresql) in most of what we ship.`,
    ),
    section(
      "Not here",
      "When to take something else",
      `- Route optimisation, image work in bulk, forecasts: the processor is busy and Node has one thread for it.
- Your operations people run forty JVM services well. Then the next one should be [Kotlin](/tech-stack/kotlin).`,
    ),
  ],
};
