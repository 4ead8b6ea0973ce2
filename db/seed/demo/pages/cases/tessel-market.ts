import { type DemoPage, section } from "../../demo.ts";

export const tesselMarket: DemoPage = {
  slug: "tessel-market",
  title: "Tessel Market",
  extendedTitle: "Four square metres of a tile nobody makes any more",
  excerpt:
    "A German marketplace for second-hand tiles and ceramics, live in ten weeks. Breakage fell by two thirds; opening the doors too wide cost 200 sellers.",
  coverImage: "/art/covers/tessel-market-1024.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Four square metres of a tile nobody makes any more",
        lead: "Tessel joins people who are pulling a kitchen out with people who have cracked three tiles of the same batch. The difficulty is the pallet in between.",
        facts: [
          { label: "Goods", value: "Tiles, stoves, sinks and studio ceramics" },
          { label: "Reach", value: "Germany, Austria, and Poland since 2025" },
          { label: "First release", value: "10 weeks, one more than agreed" },
        ],
        image: {
          src: "/art/covers/tessel-market-1024.webp",
          alt: "A wall of tiles with quarter-circle patterns, three of them missing and one orange",
          caption: "Fig. 1 — A batch of 1962, less three, plus one",
        },
      },
    },
    {
      type: "case-passport",
      props: {
        facts: [
          { label: "Client", value: "Tessel Market" },
          { label: "Country", value: "Germany" },
          { label: "Year", value: "2024" },
          { label: "Team", value: "2 engineers, 1 designer, a delivery lead at half time" },
          { label: "Duration", value: "10 weeks, then 2 people for a year" },
        ],
        techStack: ["typescript", "react", "nodejs", "postgresql"],
        services: ["discovery", "product-design", "web-development"],
      },
    },
    section(
      "Challenge",
      "A market run from a van in Leipzig",
      `Jonas Weidlich had sold reclaimed tiles for six years through classified ads. He knew three things a classifieds site does not: two batches of one tile differ in colour, one parcel in twelve breaks, and buyers ask for square metres while sellers count boxes. He had savings for one attempt and a stand booked at a trade fair in May.`,
    ),
    section(
      "Approach",
      "Ask for a ruler in the picture",
      `A seller photographs the tiles beside a ruler, front and back, and counts the boxes. The site works out square metres and allows one batch per listing. Money is held for 72 hours after delivery, long enough to open a crate and short enough for a seller to bear.

Freight we left to three hauliers who already carry pallets. We wanted to build the quoting ourselves and Jonas would not pay for it. He was right: their forms take a minute, and a minute is fine when a pallet costs €90. The whole thing is one application and one [database](/tech-stack/postgresql), hosted for less than his phone contract.

The tenth week was ours. Holding other people’s money needs a licensed partner, and we had allowed three days for paperwork that took eight.`,
    ),
    section(
      "The mistake",
      "We opened the door and dealers came in",
      `We advised launching with open registration: a marketplace wants supply, and a form with fewer fields gets more of it. Three weeks later 44% of the listings were new tiles from dealers clearing stock, and buyers were writing to ask what the name was about.

Closing the door meant checking every account by hand for a month. About 200 sellers left, some of them honest ones who disliked being asked. Sellers are now approved one by one within a day. Growth is slower and the founder reads every application.`,
    ),
    {
      type: "metrics",
      props: {
        label: "Outcome",
        heading: "After the first full year",
        items: [
          {
            value: "2.9%",
            text: "of shipments arrived with breakage in 2025. In Jonas’s own books before that it was 8.1%",
          },
          { value: "11 days", text: "median from listing to sale; a quarter never sell" },
          {
            value: "35%",
            text: "of sellers came back with a second batch within a year. Most people have one kitchen",
          },
        ],
      },
    },
    {
      type: "call-to-action",
      props: {
        heading: "Which side of your market is harder to find?",
        text: "Start there, and bring what you have tried. The first hour costs nothing.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
