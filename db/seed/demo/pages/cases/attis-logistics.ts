import { type DemoPage, section } from "../../demo.ts";

export const attisLogistics: DemoPage = {
  slug: "attis-logistics",
  title: "Attis Logistics",
  extendedTitle: "Shift plans that 3,200 drivers can argue with",
  excerpt:
    "HR portal and shift planning for a Greek haulier: payslip corrections down from 410 to 37 a month, once drivers could swap shifts without asking.",
  coverImage: "/art/covers/attis-logistics-1024.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Shift plans that 3,200 drivers can argue with",
        lead: "Nine depots, one rule book for driving and rest, and a plan on every driver’s phone by Thursday noon. Payroll reads the same plan, so there is less to argue about at the end of the month.",
        facts: [
          { label: "Drivers", value: "3,200 at nine depots" },
          { label: "Rules", value: "EU 561/2006 and two collective agreements" },
          { label: "Access", value: "In the browser, on any phone" },
        ],
        image: {
          src: "/art/covers/attis-logistics-1024.webp",
          alt: "Lines run from three depots to seven stops like the field between magnets; the way to one stop is orange",
          caption: "Fig. 1 — Three depots, seven stops, and the run that was late",
        },
      },
    },
    {
      type: "case-passport",
      props: {
        facts: [
          { label: "Client", value: "Attis Logistics" },
          { label: "Country", value: "Greece" },
          { label: "Year", value: "2025" },
          { label: "Team", value: "4 engineers, 1 designer, 1 delivery lead" },
          { label: "Duration", value: "16 weeks, depot by depot" },
        ],
        techStack: ["typescript", "react", "nodejs", "postgresql", "aws"],
        services: ["discovery", "product-design", "web-development", "support-and-evolution"],
      },
    },
    section(
      "Challenge",
      "Paper in the canteen, truth in a chat group",
      `Every depot pinned its plan to the canteen wall on Friday. By Saturday it was wrong, and the corrections were made in a chat group with 900 members. Payroll received the paper. Each month it corrected some 410 payslips, and each correction began with a driver in a corridor in Aspropyrgos.

The law was the other worry. Rest periods were checked with a pocket calculator, by a dispatcher, at night.`,
    ),
    section(
      "Approach",
      "Write the rules down once",
      `Two of us spent six weeks with a labour lawyer and a dispatcher turning the driving-time regulation and both agreements into 118 rules with examples. Each rule answers yes or no and names its paragraph. Planners draw the week on a board built with [React](/tech-stack/react); an illegal shift turns red as it is dragged.

Drivers asked for no app, so there is none. They get a text message with a link, confirm, and see hours and holidays in the same place. The HR portal grew from there: contracts, licences about to expire, sick notes.

Depots joined one at a time, the most sceptical second. The first would have been a gamble and the last an insult.`,
    ),
    section(
      "The mistake",
      "A swap needs no permission",
      `We had every exchange of shifts approved by the dispatcher. It seemed responsible. After a month 9% of swaps went through the system; the rest stayed in the chat. One night at the depot explained it. Dispatchers were not refusing, they were asleep.

A swap that breaks no rule now takes effect at once and the dispatcher is told. We had built a gate where a doorbell would do. (The system’s own worst night, in March 2026, has [a page to itself](/news/the-shift-that-started-at-half-past-three).)

> The drivers forgave the first version faster than the planners did.
>
> Nikos Stavrakis, HR Director`,
    ),
    {
      type: "metrics",
      props: {
        label: "Outcome",
        heading: "Six months, all nine depots",
        items: [
          {
            value: "410 → 37",
            text: "payslip corrections a month, counted by payroll, average of January to June 2026",
          },
          {
            value: "91%",
            text: "of swaps made in the system; we compare with tachograph records once a quarter",
          },
          {
            value: "5 h",
            text: "a week to plan a depot, from 19. By the planners’ own account, so take it as that",
          },
        ],
      },
    },
    {
      type: "call-to-action",
      props: {
        heading: "Is the real plan in a chat group?",
        text: "Send us last Friday’s version and what was driven instead. The difference between them is the project.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
