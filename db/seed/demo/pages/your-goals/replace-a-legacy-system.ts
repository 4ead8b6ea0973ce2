import { type DemoPage, section } from "../../demo.ts";

export const replaceALegacySystem: DemoPage = {
  slug: "replace-a-legacy-system",
  title: "Replace a legacy system",
  extendedTitle: "The old system stays on until the new one has earned it",
  excerpt:
    "Moving off a system nobody dares to touch: one slice at a time, old and new compared every night, and a way back until the end. Costs included.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "The old system stays on until the new one has earned it",
        lead: "Rewrites fail in a familiar way: two years of silence, then one long weekend. We move a slice at a time, compare old and new on live data, and keep the road back open for a month after each step.",
        facts: [
          { label: "First slice live", value: "Nine weeks, €90,000–180,000" },
          { label: "Whole move", value: "Six to eighteen months, €350,000–900,000" },
          { label: "Stop points", value: "After each slice, with everything working" },
        ],
      },
    },
    section(
      "The problem",
      "The manual is in Gerda’s head",
      `
The system you want to be rid of holds fifteen years of decisions. Some are mistakes, some are law, and they look alike. In a wholesaler’s order system we found a rule that rounded certain pallets up by one. Everybody took it for a bug. It was an agreement with a carrier from 2009, still in force and worth €60,000 a year.

So we read before we write: the code, the database, the nightly jobs, then the people who work around all three. The result is a plain list of rules, each marked *keep*, *drop* or *ask Gerda*.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "How it moves",
        heading: "One slice, four states",
        steps: [
          {
            title: "Mapped",
            text: "Its rules, its data, its reports, and each neighbour that reads the old tables. Found by logging, since interviews miss the job that runs once a quarter.",
            note: "wk 1–3",
          },
          {
            title: "Shadowed",
            text: "The new slice gets the same input and writes nowhere that matters. Results are compared overnight and each difference is explained, one by one.",
            note: "wk 4–7",
          },
          {
            title: "Live, with a way back",
            text: "The new slice answers while the old one still receives the data. Going back is one switch, rehearsed on a working day.",
            note: "wk 8–9",
          },
          {
            title: "Switched off",
            text: "After thirty days without a difference the old part goes: code, tables, server and licence.",
            note: "+ 30 days",
          },
        ],
      },
    },
    {
      type: "metrics",
      props: {
        label: "Our record",
        heading: "Nineteen replacements since 2015",
        items: [
          { value: "34%", text: "of the old rules, on average, turned out to serve nobody any more" },
          { value: "2", text: "times we took the way back; the longer one lasted twenty minutes" },
          { value: "1", text: "we should have refused: the rules changed faster than we could copy them" },
        ],
      },
    },
    section(
      "Leave it alone",
      "Four reasons to keep what you have",
      `
1. It is patched, it works, and it changes twice a year. Put a decent screen in front of it.
2. The vendor’s next version does what you need and the upgrade costs under €150,000.
3. A merger or a new law is about to change your rules.
4. Two departments disagree, and new software is supposed to settle it. Settle it first.

Sometimes the legacy is no system at all. [Harbourline Ferries](/cases/harbourline-ferries) took bookings with three spreadsheets and a phone.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Which part would you rather not touch?",
        text: "That is usually where to look first. If reading the code would help, a technical audit takes eight working days and you keep the report.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
