import { type DemoPage, section } from "../../demo.ts";

export const react: DemoPage = {
  slug: "react",
  title: "React",
  extendedTitle: "React, and as little of it as the page needs",
  excerpt:
    "We use React for screens people work in all day. What we try before adding script, what upgrades cost, and when plain HTML is the better answer.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "React, and as little of it as the page needs",
        lead: "A good default for screens that people work in from nine to five. A poor reason to send 400 KB of script to somebody who wants to know when you open.",
        facts: [
          { label: "Framework", value: "Remix, rendered on the server" },
          { label: "Our budget", value: "90 KB of script on a public page" },
          { label: "Upkeep", value: "About two days per app and year" },
        ],
      },
    },
    {
      type: "process-steps",
      props: {
        label: "Order",
        heading: "What we try before we add script",
        steps: [
          {
            title: "A form and a link",
            text: "The browser posts one and follows the other. Most settings pages stop here.",
          },
          {
            title: "Data with the page",
            text: "Loaded on the server, so there is no spinner and nothing to keep in step.",
          },
          {
            title: "State in the address",
            text: "Filters and tabs go into the URL, because somebody will paste it into a chat.",
          },
          {
            title: "A state library",
            text: "Two of our last thirty projects needed one. Both were editors with undo.",
          },
        ],
      },
    },
    section(
      "Lesson",
      "Sixteen requests for one tick box",
      `In 2021 we built a stock dashboard out of effects that triggered effects. Changing one filter sent sixteen requests, and by noon the client had used up a day’s quota with their warehouse supplier. The repair took four days and removed 1,900 lines. Reviewers here still ask every effect to explain itself.`,
    ),
    section(
      "Fit",
      "Who should have it",
      `Booking desks, planning boards, back offices: [Attis Logistics](/cases/attis-logistics) plans nine depots in one. Seat maps and date ranges across time zones have been solved in React many times over, and when you hire your own team, the advert gets answers.

We leave it out of pages that are only read, and of widgets that live on other people’s sites, where 45 KB of runtime is bad manners.`,
    ),
  ],
};
