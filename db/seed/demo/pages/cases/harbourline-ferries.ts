import { type DemoPage, section } from "../../demo.ts";

export const harbourlineFerries: DemoPage = {
  slug: "harbourline-ferries",
  title: "Harbourline Ferries",
  extendedTitle: "A booking desk for fourteen ferry routes",
  excerpt:
    "How a Portuguese ferry line went from three spreadsheets to one booking desk in nine weeks, and what 43 double refunds taught us in the first storm.",
  coverImage: "/art/covers/harbourline-ferries-1024.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "A booking desk for fourteen ferry routes",
        lead: "Live seats, a car deck counted in metres, and a refund that takes one click. It replaced three spreadsheets and a phone that rang four hundred times on a windy day.",
        facts: [
          { label: "Fleet", value: "9 vessels, 14 routes, 3 harbour desks" },
          { label: "First release", value: "9 weeks, fixed price" },
          { label: "Season", value: "May to October, with no changes in July and August" },
        ],
        image: {
          src: "/art/covers/harbourline-ferries-1024.webp",
          alt: "Three ferries from above on dark water, their wakes crossing; one is orange",
          caption: "Fig. 1 — Three sailings of one August afternoon",
        },
      },
    },
    {
      type: "case-passport",
      props: {
        facts: [
          { label: "Client", value: "Harbourline Ferries" },
          { label: "Country", value: "Portugal" },
          { label: "Year", value: "2025" },
          { label: "Team", value: "3 engineers, 1 designer, 1 delivery lead" },
          { label: "Duration", value: "9 weeks, in support since" },
        ],
        techStack: ["typescript", "react", "nodejs", "postgresql", "aws"],
        services: ["discovery", "product-design", "web-development", "support-and-evolution"],
      },
    },
    section(
      "Challenge",
      "Three desks, three truths",
      `Each harbour kept its own spreadsheet and read it to the other two over the phone. In the summer of 2024 the car deck was sold twice on 61 sailings. When wind closed a route, a clerk looked up every payment in the bank statement and typed the refund by hand. Passengers waited nine days.

The season opened on 1 May. We started on 24 February, which left no week to spare.`,
    ),
    section(
      "Approach",
      "Two days at the ticket window",
      `We began by selling tickets, badly, next to people who do it well. The rule that shaped the whole system came from a deckhand: a deck is sold in metres, and the skipper keeps six of them for whoever turns up with a horse box. No spreadsheet mentioned the six metres.

So a sailing became a number of seats and a number of metres, both counted down inside one [database transaction](/tech-stack/postgresql). Refund rules live in a table that clerks may edit. Boarding lists stay on the tablet, because two of the quays have no signal.

> I used to be able to tell the weather from my phone bill. Now I look at the board.
>
> Inês Duarte, Head of Reservations`,
    ),
    {
      type: "metrics",
      props: {
        label: "Numbers",
        heading: "One season against the last",
        items: [
          {
            value: "2",
            text: "sailings with an oversold deck, May to September 2025. It was 61 in the same months of 2024",
          },
          {
            value: "4 h",
            text: "median from cancellation to the refund order, over 5,310 refunds. Bank days come on top",
          },
          {
            value: "74%",
            text: "of bookings made online by October. The desks are still busy, mostly with groups",
          },
        ],
      },
    },
    section(
      "Outcome",
      "The storm that paid twice",
      `On 26 October a front closed nine routes, and a clerk refunded 1,140 bookings with one click, as designed. The payment provider slowed us down, our code tried again, and 43 people were paid twice: €2,960 in all. We had tested the button with one booking, then with fifty. Real storms are larger.

We covered the amount, and Harbourline asked nobody for it back. Each refund now carries a key that the provider will accept only once, and the rehearsal before each season cancels a full day. The two oversold sailings were typed in by hand during a power cut. We have left that door open, because the skippers want it.`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Still reading seat numbers over the phone?",
        text: "We would like a day at your counter before we say anything about software.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
