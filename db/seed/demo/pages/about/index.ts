import { type DemoPage, section } from "../../demo.ts";
import { careers } from "./careers.ts";
import { cookiesPolicy } from "./cookies-policy.ts";
import { howWeWork } from "./how-we-work/index.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { team } from "./team.ts";

export const about: DemoPage = {
  slug: "about",
  title: "About",
  extendedTitle: "A software firm that still answers its own pager",
  excerpt:
    "Kestrel builds software and AI from Lisbon, Vilnius and Manchester: 64 people, 140 launches, founded in 2015 after an argument in a server room.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "A software firm that still answers its own pager",
        lead: "Kestrel is a team of engineers and designers in three cities. We build products, put AI where it can be checked, and look after what we launched for as long as somebody uses it.",
        facts: [
          { label: "Founded", value: "2015, Lisbon" },
          { label: "People", value: "64, all employed" },
          { label: "Launches", value: "140, of which 103 are still running" },
          { label: "Owners", value: "Four partners, no investors" },
        ],
      },
    },
    section(
      "Beginnings",
      "Two suppliers in one server room",
      `Marta Esteves and Tomas Rimkus met in 2014 in a server room in Porto, at three in the morning. They worked for two suppliers of the same client, and each had been sent to prove that the outage was the other’s fault. It was both. They wrote one report, with two logos on it, and neither employer was pleased.

The firm they started the next spring took its rule from that night: whoever builds it is rung when it breaks. Work looks different when you know that you will be rung. Helen Ashworth brought design in 2017, after testing a form of ours in a hospital and publishing what she saw. Rui Calado joined in 2018, when it turned out that nobody had sent an invoice since Easter.

A kestrel stays in one place by working hard in moving air. The domain was also free.`,
    ),
    {
      type: "metrics",
      props: {
        label: "Eleven years",
        heading: "In figures we would repeat under oath",
        items: [
          { value: "140", text: "launches. Thirty-seven have been retired since, nine within a year" },
          { value: "71%", text: "of the work in 2025 came from clients we already had" },
          { value: "1", text: "call a month, on average, wakes somebody up. We look after 41 systems" },
          { value: "1 in 3", text: "enquiries we decline, most often because an existing product would do" },
        ],
      },
    },
    section(
      "Weak spots",
      "What we are not good at",
      `- **Games, blockchains, embedded firmware.** We would be learning on your budget.
- **Very large teams.** Above a dozen people we become average.
- **Speed at any price.** If the demo matters more than the Monday after it, others are quicker.
- **Staying quiet.** If we think that a feature is a mistake, you will hear it, then hear it once more in writing. After that it is your product.`,
    ),
    {
      type: "page-links",
      props: { label: "More", heading: "The people, the method, the small print", parentPageSlug: "about" },
    },
    {
      type: "testimonials",
      props: { label: "Clients", heading: "Praise, with complaints left in", limit: 2 },
    },
    {
      type: "call-to-action",
      props: {
        heading: "Come by",
        text: "Lisbon, Vilnius or Manchester, coffee in all three. Write first, so that the right people are in.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
  children: [team, howWeWork, careers, privacyPolicy, cookiesPolicy],
};
