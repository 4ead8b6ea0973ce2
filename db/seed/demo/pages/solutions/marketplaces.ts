import { type DemoPage, section } from "../../demo.ts";

export const marketplaces: DemoPage = {
  slug: "marketplaces",
  title: "Marketplaces",
  extendedTitle: "A trust problem with a search box",
  excerpt:
    "Two-sided marketplaces built from payment and disputes outwards: 9–12 weeks, €140,000–260,000, and the figures that predict the second year.",
  coverImage: "/art/solutions/marketplaces-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "A trust problem with a search box",
        lead: "Listing things is easy. Getting two strangers to exchange money for a fragile parcel is the product. We build a marketplace from the payment and the dispute outwards, because that is where they close.",
        facts: [
          { label: "For", value: "Trade in goods or services with 200+ sellers in reach" },
          { label: "First release", value: "9–12 weeks, fixed price" },
          { label: "Range", value: "€140,000–260,000" },
          { label: "Stack", value: "TypeScript, Postgres, a licensed payment provider" },
        ],
        image: {
          src: "/art/solutions/marketplaces-1280.webp",
          alt: "Some 260 lines run from the left edge into three narrow gates and fan out again to the right; a few are orange",
          caption: "Fig. 1 — Deals of one morning, by the stall they passed through",
        },
      },
    },
    {
      type: "process-steps",
      props: {
        label: "Order of work",
        heading: "Sellers, money, quarrels, search",
        steps: [
          {
            title: "A listing in two minutes",
            text: "A seller with a phone and poor light can publish: photographs first, category guessed, price suggested from past sales. If this is slow, nothing behind it will be needed.",
            note: "wk 1–4",
          },
          {
            title: "Money held and released",
            text: "The payment provider keeps the sum until delivery is confirmed. Clients of ours do not hold other people’s money without a licence.",
            note: "wk 3–7",
          },
          {
            title: "Disputes",
            text: "Photographs, a clock and three possible outcomes. Support sees the whole trade on one screen. It is there at launch, since the first broken parcel comes in week one.",
            note: "wk 6–9",
          },
          {
            title: "Search and ranking",
            text: "Postgres copes for longer than people expect. A search engine follows when the query log asks for one.",
            note: "wk 8–12",
          },
        ],
      },
    },
    section(
      "The cold start",
      "Two empty rooms",
      `
Sellers see no buyers, buyers see no stock, and software fixes neither. In the marketplaces that lived, this is what helped:

- one town or one category until it felt crowded;
- the stock of ten professional sellers, imported by hand and with their consent;
- the first hundred deliveries paid for by the house.

[Tessel Market](/cases/tessel-market) in Germany sells second-hand ceramics and tiles, and the narrowness does the work. Someone who is four square metres short of a discontinued tile has few other places to look.
`,
    ),
    {
      type: "metrics",
      props: {
        label: "What we watch",
        heading: "Three thresholds for a second year",
        items: [
          { value: "60%", text: "of listings sold within ninety days, or sellers stop bothering" },
          { value: "1.5%", text: "of trades in dispute; above that, buyers begin to warn each other" },
          { value: "30%", text: "of people who traded once trade again within the quarter" },
        ],
      },
    },
    section(
      "When not to",
      "Before you spend this much",
      `
If you could not name two hundred sellers, rent a hosted marketplace for about €300 a month and find out. Three founders did that on our advice; two are still there and content.

And never write your own wallet. We did in 2018, because the provider’s fee was 0.4 points higher than the founder liked. The auditors needed five months to approve it. His money lasted four.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Who are your first ten sellers?",
        text: "Bring their names to the call, if you have them. The rest of the plan depends on how you would reach the next hundred.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
