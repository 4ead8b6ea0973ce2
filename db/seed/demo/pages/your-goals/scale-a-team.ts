import { type DemoPage, section } from "../../demo.ts";

export const scaleATeam: DemoPage = {
  slug: "scale-a-team",
  title: "Scale a team",
  extendedTitle: "More hands, after one slow month",
  excerpt:
    "Senior engineers and designers who join your team, work in your tools and plan their own departure. Day rates, ramp-up and limits.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "More hands, after one slow month",
        lead: "Adding people costs speed before it brings any. We plan for that month, try to keep it to a month, and send engineers who have moved into other people’s code before.",
        facts: [
          { label: "Rate", value: "€720–880 per person and day" },
          { label: "Smallest", value: "Two people for three months" },
          { label: "Start", value: "Within three weeks of signing" },
          { label: "Notice", value: "Thirty days, either side" },
        ],
      },
    },
    {
      type: "metrics",
      props: {
        label: "What to expect",
        heading: "Averages from 22 teams we joined",
        items: [
          { value: "4 days", text: "to the first merged change, kept small on purpose" },
          { value: "−15%", text: "your own team’s output in month one, while they answer our questions" },
          { value: "+45%", text: "joint output from month three, with four of ours beside six of yours" },
        ],
      },
    },
    section(
      "Who comes",
      "The people you interview",
      `
You meet them before you sign, and they are the ones who join. Each has at least six years of work behind them. If somebody has to leave, you hear it first and interview the next person too.

They sit in [our three offices](/about), at most two hours apart by the clock, and they use your repository, your board and your review rules, including the rules they would not have chosen. Four of them come to roughly €62,000 a month.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "How we join",
        heading: "In by the side door, out by the front",
        steps: [
          {
            title: "Read",
            text: "Two engineers get access, run the system locally and repair the setup guide where it is wrong. So far it has been wrong somewhere in all 22.",
            note: "wk 1",
          },
          {
            title: "Small and real",
            text: "Bugs from the bottom of your backlog, reviewed by your people to your standards.",
            note: "wk 1–3",
          },
          {
            title: "A part of our own",
            text: "One bounded area: a service, a set of screens, a migration. Your lead decides what it must do and we carry it.",
            note: "from wk 4",
          },
          {
            title: "Hand back",
            text: "Pairing, written decisions, and one of your engineers named for each thing we built. The last month is in the plan from the first.",
            note: "last month",
          },
        ],
      },
    },
    section(
      "When not to",
      "Signs that people are not what is missing",
      `
- **Nobody can say what comes next.** More engineers will then build more of the wrong thing. Two or three weeks of [discovery](/services/discovery) cost less.
- **You have fewer than three engineers.** There is no team to join yet. Give us the whole job at a fixed price.
- **The knowledge must never leave.** Then hire. We will sit in on the interviews if that helps.

Our worst start was eight people joining a team of five. For two months the five did nothing but review our code, and two of them resigned. We no longer outnumber the team we join.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Send the roadmap, even the untidy one",
        text: "You will hear which items we would take, which should stay with your own people, and whom we have in mind.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
