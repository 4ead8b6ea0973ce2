import { type DemoPage, section } from "../../../demo.ts";
import { openBanking } from "./open-banking.ts";

export const bankingApps: DemoPage = {
  slug: "banking-apps",
  title: "Banking apps",
  extendedTitle: "An account opened on the train, reconciled overnight",
  excerpt:
    "Mobile banking for licensed institutions: ledger first, staff pilot after nine weeks, public in six to nine months. Costs, order of work, pitfalls.",
  coverImage: "/art/solutions/banking-apps-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "An account opened on the train, reconciled overnight",
        lead: "A mobile bank is a friendly screen on top of a ledger that must never be wrong. We build both, and about two thirds of the budget goes into the part customers do not see.",
        facts: [
          { label: "For", value: "Banks, e-money institutions and firms with a licensed partner" },
          { label: "Staff pilot", value: "Nine weeks after the start" },
          { label: "Public release", value: "Six to nine months, €400,000–900,000" },
          { label: "Stack", value: "Kotlin, Swift, TypeScript, Postgres" },
        ],
        image: {
          src: "/art/solutions/banking-apps-1280.webp",
          alt: "Two woven bands of fine waves on black, as on the edge of a banknote",
          caption: "Fig. 1 — Money in and money out of one account, thirty days",
        },
      },
    },
    section(
      "Two readers",
      "One tap, seen from both sides",
      `
| The customer sees | The auditor sees |
| --- | --- |
| An account in twenty minutes | Each identity check, its source and its time |
| A balance | Double-entry postings whose sum is always zero |
| “Payment sent” | An order that cannot run twice, a signature, a trail through three systems |
| A frozen card | Who froze it, when, and under which right |

We draw both columns before we draw a screen. It is slower for a fortnight and faster for the remaining months, because the second column is what changes late in projects that begin with the first.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "The route",
        heading: "Money that is real, amounts that are small",
        steps: [
          {
            title: "Ledger and limits",
            text: "Postings, fees and interest, tested with a year of made-up transactions before a real one.",
            note: "month 1–2",
          },
          {
            title: "Staff pilot",
            text: "Your own employees, real cards, at most €200 each. They find what testers are too polite to try.",
            note: "wk 9",
          },
          {
            title: "Onboarding, cards, payments",
            text: "Identity checks by a licensed provider, and a desk for the one application in six that a person must look at.",
            note: "month 3–5",
          },
          {
            title: "Outside eyes",
            text: "A penetration test by another firm (€18,000–35,000, not ours to sell) and your auditor, with time left to fix what they find.",
            note: "month 5–7",
          },
          {
            title: "By invitation, then open",
            text: "Five hundred customers, five thousand, everyone.",
            note: "month 6–9",
          },
        ],
      },
    },
    section(
      "What went wrong",
      "Four cents",
      `
In the second week of a pilot the totals were four cents apart. It took two engineers three days to find: a currency conversion rounded twice, once by a partner and once by us. The release waited a week for it. Every conversion now stores its rate, its rounding rule and the party that applied it.

[Ostra Bank](/cases/ostra-bank), a mobile bank for small companies in Lithuania, took eleven months with lending included, and is the case to read next.

Do not start without a licence or a partner who has one. And if your core system speaks to nobody between midnight and six, [deal with that first](/your-goals/replace-a-legacy-system).
`,
    ),
    {
      type: "page-links",
      props: { label: "Related", heading: "Accounts held elsewhere", parentPageSlug: "banking-apps" },
    },
    {
      type: "call-to-action",
      props: {
        heading: "Bring your compliance officer",
        text: "The first call is shorter with them in it. The NDA is signed beforehand, and our engineer has read the outsourcing guidelines.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
  children: [openBanking],
};
