import { type DemoPage, section } from "../../../demo.ts";

export const headlessStorefronts: DemoPage = {
  slug: "headless-storefronts",
  title: "Headless storefronts",
  extendedTitle: "Keep the till, rebuild the window",
  excerpt:
    "A fast storefront of your own on top of the shop platform your staff already know. What moves, what stays, what you give up, and the price.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Keep the till, rebuild the window",
        lead: "Stock, orders and payment remain in the platform your staff know. The pages customers see become yours: quicker, editable, and no longer shaped like everybody else’s theme.",
        facts: [
          { label: "First release", value: "9–14 weeks, €110,000–190,000" },
          { label: "To run", value: "€400–900 a month on top of the platform" },
        ],
      },
    },
    section(
      "The cut",
      "What stays and what moves",
      `
| Stays in the platform | Moves to the new front |
| --- | --- |
| Products, prices, stock | Product pages, search, filters |
| Checkout and payment | Campaigns, stories, size guides |
| Orders, refunds, accounting | Wish lists, account pages |

Checkout stays put because the platform’s own is audited, takes forty kinds of payment and converts about as well as one you would pay €60,000 for. [Penumbra & Co](/cases/penumbra-fashion), an Italian fashion shop, is built along this line.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "The change-over",
        heading: "In pieces, with the old theme behind",
        steps: [
          {
            title: "Product pages",
            text: "They earn the most and are the easiest to compare with the old ones.",
            note: "first half",
          },
          {
            title: "Lists and search",
            text: "Every old address answers or redirects. Search traffic is checked daily until it is dull.",
            note: "second half",
          },
          {
            title: "A tenth of visitors, then everyone",
            text: "Two weeks on one tenth, with the conversion rate of both fronts side by side.",
            note: "last two weeks",
          },
        ],
      },
    },
    section(
      "What you give up",
      "The apps, mostly",
      `
Add-ons that draw on the page stop working. Before quoting we list each one, what it does and what replaces it. The longest list so far had 27 entries. Nine did nothing, and two charged monthly for a pop-up nobody had seen since 2021.

If two people run your content and the present theme loads within two seconds, stay where you are.
`,
    ),
  ],
};
