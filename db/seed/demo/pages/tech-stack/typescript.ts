import { type DemoPage, section } from "../../demo.ts";

export const typescript: DemoPage = {
  slug: "typescript",
  title: "TypeScript",
  extendedTitle: "TypeScript from the database row to the button",
  excerpt:
    "Where we use TypeScript and where we stop, what strict types cost, and the €1.3 million sofa that taught us to check data at the door.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "TypeScript from the database row to the button",
        lead: "Ninety-seven of our 140 launches are written in it, front and back. It pays for itself on the day a column is renamed and forty files turn red before anything has been deployed.",
        facts: [
          { label: "In use since", value: "2016" },
          { label: "Settings", value: "Strict, and “any” fails the build" },
          { label: "Used for", value: "Web, APIs, React Native, our own tools" },
        ],
      },
    },
    section(
      "What for",
      "A list of everything that will break",
      `A client wants a second delivery address per order. We change the type, and the compiler prints every screen, query and e-mail that assumed there was one. Without that list, somebody spends two days searching and still misses the invoice.

It also shortens handovers. A new engineer usually ships a change to a stranger’s module in the first week, because the module says what it accepts.`,
    ),
    section(
      "Blind spot",
      "The sofa for €1,290,149",
      `Types are gone when the program runs. In 2019 a supplier began to send prices as text. Our types still said *number*, so adding €149 delivery to a €1,290 sofa glued the digits together. Three people put it in their basket.

Since then everything that enters is parsed against a schema: forms, queues, other people’s APIs, environment variables. It costs well under a millisecond per request.`,
    ),
    {
      type: "metrics",
      props: {
        label: "Price",
        heading: "What strictness costs",
        items: [
          { value: "14 s", text: "for a full type check of our median project, on a laptop" },
          { value: "6%", text: "of review comments in 2025 were about types alone. We call that too many" },
        ],
      },
    },
    section(
      "Elsewhere",
      "Where we write something else",
      `Forecasts and statistics go to [Python](/tech-stack/python). Apps that lean on the phone’s hardware are [Swift](/tech-stack/swift) and [Kotlin](/tech-stack/kotlin). A script that will be deleted on Friday may be shell.`,
    ),
  ],
};
