import { type DemoPage, section } from "../../../demo.ts";
import { pricing } from "./pricing.ts";
import { securityPractices } from "./security-practices.ts";

export const howWeWork: DemoPage = {
  slug: "how-we-work",
  title: "How we work",
  extendedTitle: "From the first call to the day you no longer need us",
  excerpt:
    "Kestrel’s way of working: NDA, first call, proposal, nine weeks, handover. What you see each week, how scope is swapped and our delivery record.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "From the first call to the day you no longer need us",
        lead: "The method is unremarkable: small teams, short weeks, working software on Fridays. We think the value is in keeping to it when the sixth week turns ugly.",
        facts: [
          { label: "Team", value: "Four to six people, named in the proposal" },
          { label: "Rhythm", value: "Releases on any day, a demo every Friday" },
          { label: "Price", value: "Fixed for the first release" },
        ],
      },
    },
    {
      type: "process-steps",
      props: {
        label: "Sequence",
        heading: "What happens, and who does what",
        steps: [
          { title: "NDA", text: "Two pages, yours or ours. We sign first.", note: "day 0" },
          {
            title: "First call",
            text: "An engineer and a designer ask about the problem for an hour. You get their notes the same day, including the doubts.",
            note: "1 hour",
          },
          {
            title: "Proposal",
            text: "Scope, price range, risks in order of size, and the team by name. If we are the wrong firm it says so and suggests another.",
            note: "5 working days",
          },
          {
            title: "First release",
            text: "The riskiest part is built first, so that bad news arrives while there is time for it. It is online from the third week.",
            note: "9 weeks, typically",
          },
          {
            title: "Evolution or goodbye",
            text: "A smaller team continues, or yours takes over. Handover ends with an exam: your engineer restores and releases the system from our notes alone.",
            note: "2 weeks",
          },
        ],
      },
    },
    section(
      "Scope",
      "The swap rule",
      `A fixed price usually means a fixed quarrel. Ours works on exchange. You may bring a new wish at any time; we size it in days; something of the same size leaves the list. The list is a shared page, and you hold the pen.

Bigger than two weeks, it becomes a second release with a price of its own. Smaller than half a day, we just do it and nobody keeps count. What does not fit in the rule is quality: tests, access for disabled people and security are never offered in exchange.`,
    ),
    {
      type: "metrics",
      props: {
        label: "Record",
        heading: "Our 38 fixed-price releases since January 2022",
        items: [
          { value: "31", text: "reached users in the agreed week" },
          { value: "5", text: "were late by up to two weeks. Four of those waited for somebody else’s API" },
          { value: "2", text: "were late by six and nine weeks. We had misjudged the work both times" },
          { value: "193", text: "days worked unpaid in all, because the price was fixed" },
        ],
      },
    },
    {
      type: "page-links",
      props: {
        label: "In detail",
        heading: "For your lawyer and your auditor",
        parentPageSlug: "how-we-work",
      },
    },
    {
      type: "call-to-action",
      props: {
        heading: "An hour, two people, no slides",
        text: "We prepare by reading whatever you attach. A photograph of a whiteboard is fine.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
  children: [pricing, securityPractices],
};
