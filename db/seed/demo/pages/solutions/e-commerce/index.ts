import { type DemoPage, section } from "../../../demo.ts";
import { headlessStorefronts } from "./headless-storefronts.ts";

export const eCommerce: DemoPage = {
  slug: "e-commerce",
  title: "E-commerce",
  extendedTitle: "A shop that survives its own sale",
  excerpt:
    "Online shops for brands with 5,000+ orders a month: stock that adds up, returns people forgive, pages that hold on sale day. €110,000–230,000.",
  coverImage: "/art/solutions/e-commerce-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "A shop that survives its own sale",
        lead: "Shops rarely break in the window. They break in the stock count, in returns, and in the eleventh minute of a discount campaign, so that is where we spend most of the budget.",
        facts: [
          { label: "For", value: "Brands and retailers with 5,000+ orders a month" },
          { label: "First release", value: "9–14 weeks, fixed price" },
          { label: "Range", value: "€110,000–230,000" },
        ],
        image: {
          src: "/art/solutions/e-commerce-1280.webp",
          alt: "Pale lines on black narrow from left to right through four gates; at each gate some bend away, and a few orange ones reach the end",
          caption: "Fig. 1 — Visits on their way to the till, and the four places where they turn back",
        },
      },
    },
    {
      type: "metrics",
      props: {
        label: "What changed",
        heading: "Three shops, one year on either side",
        items: [
          { value: "−27%", text: "messages asking where a parcel is, after the order page began to say so" },
          { value: "1.1 s", text: "until the main picture shows on a mid-range phone; it was 4.3" },
          { value: "0", text: "items oversold in the last two November sales, across all three" },
        ],
      },
    },
    section(
      "Buy or build",
      "Most shops should stay on a platform",
      `
| Your situation | What we would do |
| --- | --- |
| Under 5,000 orders a month, ordinary products | Keep the standard shop. Spend the money on photographs |
| Sound platform, slow or rigid pages | Keep the till and build a [headless storefront](/solutions/e-commerce/headless-storefronts) |
| Prices per customer, made to measure, rentals | Your own pricing and basket on top of a platform |
| The way you sell is the business | Custom, after one more attempt to talk you out of it |
`,
    ),
    section(
      "The dull half",
      "Where the budget goes",
      `
### Stock
One place counts and the others ask it. Goods are reserved at payment. A basket reserves nothing, and says so before anyone grows attached.

### Returns
In fashion, a third to a half of parcels come back. The return screen gets as much design time as the product page, because the customer decides there whether to order again.

### Tax
Selling across the EU means the buyer’s VAT rate and a single quarterly return. We run last year’s orders through the new rules until the totals agree to the cent. The record is nine attempts, the last three of them about gift cards.
`,
    ),
    {
      type: "page-links",
      props: { label: "A variant", heading: "The front alone", parentPageSlug: "e-commerce" },
    },
    {
      type: "call-to-action",
      props: {
        heading: "Tell us about your worst sale day",
        text: "Orders a minute, what fell over first, who was telephoned. We will draw the same day with a different ending and put a price on it.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
  children: [headlessStorefronts],
};
