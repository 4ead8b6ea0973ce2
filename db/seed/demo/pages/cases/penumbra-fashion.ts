import { type DemoPage, section } from "../../demo.ts";

export const penumbraFashion: DemoPage = {
  slug: "penumbra-fashion",
  title: "Penumbra & Co",
  extendedTitle: "Twenty minutes, five times a year",
  excerpt:
    "Headless shop for an Italian fashion house: five collection launches without an outage, and a campaign film that cost nine per cent of mobile orders.",
  coverImage: "/art/covers/penumbra-fashion-1024.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Twenty minutes, five times a year",
        lead: "Penumbra sells most of a collection in the twenty minutes after it appears. We kept the engine that counts stock and tax, and built a new front that stays up when everybody arrives together.",
        facts: [
          { label: "Sells to", value: "31 countries, five collections a year" },
          { label: "Peak", value: "11,400 visitors in the first minute" },
          { label: "Kept", value: "Orders, stock and tax, as they were" },
        ],
        image: {
          src: "/art/covers/penumbra-fashion-1024.webp",
          alt: "Cloth hanging in folds on black, drawn by its threads alone, a few of them orange",
          caption: "Fig. 1 — 430 threads, and the eight everybody wanted",
        },
      },
    },
    {
      type: "case-passport",
      props: {
        facts: [
          { label: "Client", value: "Penumbra & Co" },
          { label: "Country", value: "Italy" },
          { label: "Year", value: "2025" },
          { label: "Team", value: "3 engineers, 2 designers" },
          { label: "Duration", value: "14 weeks" },
        ],
        techStack: ["typescript", "react", "nodejs", "postgresql", "aws"],
        services: ["product-design", "web-development", "cloud-and-devops"],
      },
    },
    section(
      "Challenge",
      "Sold out, or simply down",
      `The house in Bologna shows five collections a year, and its customers set alarms for them. In 2024 the hosted shop fell over at three of the five. Customers could not tell an empty shelf from a broken page, and the phone team could not either.

The hosted shop also had opinions about layout. The art director had stopped asking.`,
    ),
    section(
      "Approach",
      "Leave the tax alone",
      `Replacing everything would have meant re-teaching tax for 31 countries to a new system. The old engine was slow and correct. So checkout, stock and tax stayed, and the pages in front of them became a [headless storefront](/solutions/e-commerce/headless-storefronts) that asks the engine only what must be true this second: is this size left, and what does it cost in Oslo.

- Pages are made ahead of time and served from the edge.
- A launch begins in a waiting room that hands out places in order, and shows yours.
- The bag reserves nothing until payment begins. Then the item is held for eight minutes. Penumbra wanted fifteen; old orders showed that buyers need three.

Editors lay out a collection from thirteen blocks that the art director drew with us. She vetoed four of ours.`,
    ),
    section(
      "The mistake",
      "It looked wonderful in the office",
      `For the autumn collection everyone wanted the campaign film to play at the top of the page. On the office network it was lovely. It weighed 4.2 MB, and over two weeks mobile orders fell by 9% against the weeks before. We had a weight limit in our own checklist and waived it, politely, in a meeting. The film now waits behind a still picture and a play button. The limit is enforced by the build, which does not attend meetings.`,
    ),
    {
      type: "metrics",
      props: {
        label: "Outcome",
        heading: "Five collections later",
        items: [
          {
            value: "0",
            text: "outages in five launches, by an outside monitor that looks every ten seconds",
          },
          {
            value: "1.3 s",
            text: "to the largest picture on mobile, at the 75th percentile of real visits. It was 4.8 s",
          },
          {
            value: "+17%",
            text: "mobile orders per visit, same eight weeks a year apart. We credit speed with about half",
          },
          { value: "33%", text: "of items are sent back. It was 33% before, too" },
        ],
      },
    },
    {
      type: "call-to-action",
      props: {
        heading: "Does your shop fall over when it matters?",
        text: "Tell us the date of the next launch. We will say whether we can make it before we say anything else.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
