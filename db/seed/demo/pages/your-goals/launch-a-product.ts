import { type DemoPage, section } from "../../demo.ts";

export const launchAProduct: DemoPage = {
  slug: "launch-a-product",
  title: "Launch a product",
  extendedTitle: "Nine weeks to something a stranger can pay for",
  excerpt:
    "How we take a new product from an idea to paying users in nine weeks at a fixed price: the plan, the cuts, the costs and one launch that failed.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Nine weeks to something a stranger can pay for",
        lead: "A first release has to answer one question: does anyone who owes you nothing use it twice? We plan, cut and test for that. The rest goes on a list with dates.",
        facts: [
          { label: "Price", value: "€90,000–180,000, fixed before we start" },
          { label: "Our side", value: "Two or three engineers, a designer, a delivery lead" },
          { label: "Your side", value: "One person who may decide, six hours a week" },
        ],
      },
    },
    {
      type: "process-steps",
      props: {
        label: "Week by week",
        heading: "Where the nine weeks go",
        steps: [
          {
            title: "One task, end to end",
            text: "We pick the task the product stands or falls on and draw each screen of it, error messages included. Five people from your market try it before any of it is built.",
            note: "wk 1–2",
          },
          {
            title: "The thin version, online",
            text: "That task runs at a real address with real accounts and a real payment, ugly in places. From now on you see each change on the day it is merged.",
            note: "wk 3–4",
          },
          {
            title: "The parts around it",
            text: "Sign-up, e-mails, the admin screens your staff need, the import nobody put in the brief. Something new may come in when something of its size goes out.",
            note: "wk 5–7",
          },
          {
            title: "Strangers",
            text: "Thirty to fifty outside users, a load test at five times the traffic you hope for, one restore from backup done for real. Then you announce it.",
            note: "wk 8–9",
          },
        ],
      },
    },
    section(
      "What gets cut",
      "What a first release can live without",
      `
- **A native app.** A good mobile site tells you whether people return. Build [the app](/services/mobile-development) for the ones who do.
- **A grid of roles and permissions.** Two roles last most products a year.
- **Dashboards.** Below a few hundred users, a weekly query and a short e-mail say more.
- **A second language.** Texts stay translatable until a second country signs.

Four things stay, whatever the budget: backups, an audit trail for money, a main task that works with a keyboard and a screen reader, and a way for support to see what the user saw.
`,
    ),
    {
      type: "testimonials",
      props: { label: "Clients", heading: "From people who had a date to keep", limit: 2 },
    },
    section(
      "What went wrong",
      "The launch with two users",
      `
In 2019 we delivered a scheduling product for clinics on the agreed day, inside the price. Three months later two clinics were using it. It had been sold to practice owners. The people who had to type in it were receptionists, and none of them had seen it before launch.

The five people in week two are now always the ones whose hands will be on the keyboard. If five of them cannot be found, that is the finding, and you have spent two weeks on it.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Is there a date already?",
        text: "Tell us which one, and what happens if it slips. We will write down what fits in front of it.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
