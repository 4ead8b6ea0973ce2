import { type DemoPage, section } from "../../demo.ts";

export const mobileDevelopment: DemoPage = {
  slug: "mobile-development",
  title: "Mobile development",
  extendedTitle: "Native, shared, or no app at all",
  excerpt:
    "Kotlin and Swift, React Native or a good mobile site: how we choose, what each costs to build and keep, and what we test in a lift.",
  coverImage: "/art/services/mobile-development-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Native, shared, or no app at all",
        lead: "A third of those who ask for an app would do better with a mobile site. The others need one that opens promptly, works in a lift, and is still pleasant to change in its fourth year.",
        facts: [
          { label: "First release", value: "9–14 weeks, €110,000–220,000" },
          { label: "To keep", value: "15–20% of that a year, features not included" },
        ],
        image: {
          src: "/art/services/mobile-development-1280.webp",
          alt: "Three telephones held at different angles, the same lines of air on each screen, the middle one orange",
          caption: "Fig. 1 — One screen in three hands",
        },
      },
    },
    section(
      "Which kind",
      "Three ways to be on a phone",
      `
| | Mobile site | React Native | Kotlin and Swift |
| --- | --- | --- | --- |
| Suits | Content, forms, most shops | Most business apps | Bluetooth, cameras, banking, long hours offline |
| Engineers | One | Two | Three or four |
| Cost, relative | 1 | 1.7 | 2.5 |
| You give up | A place in the stores | The last few per cent, which are native anyway | A single code base |

We like [React Native](/tech-stack/react-native) for the middle column and say so to people who arrive asking for [Swift](/tech-stack/swift) and [Kotlin](/tech-stack/kotlin). We have erred the other way too: for an app that talked to door locks we took the shared route, spent seven weeks on Bluetooth, and rewrote that half natively without charging for it.
`,
    ),
    {
      type: "metrics",
      props: {
        label: "Kept to",
        heading: "Across the apps we maintain",
        items: [
          { value: "99.8%", text: "of sessions end without a crash; below 99.5 we stop new work" },
          { value: "1.8 s", text: "to the first useful screen at most, on a four-year-old phone" },
          {
            value: "1 in 23",
            text: "submissions rejected last year. We had forgotten the reviewer’s password",
          },
        ],
      },
    },
    section(
      "The lift test",
      "What we try before a customer does",
      `
- Start a payment, step into a lift, step out.
- Text at 200%, in German.
- A phone with 90 MB left and a cracked corner.
- Permission refused, then refused again.
- An update installed over a version from last year.
- One thumb, gloves, rain. Someone in Manchester always volunteers.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "Releases",
        heading: "A train every second Tuesday",
        steps: [
          {
            title: "Inside",
            text: "Everyone at your company who wants it, from the day it is built.",
            note: "day 1",
          },
          {
            title: "One per cent",
            text: "Two days. Crashes, speed and store reviews are read by the person who wrote the change.",
            note: "day 5",
          },
          {
            title: "Everyone",
            text: "With a switch on the server for each new feature, because an app cannot be taken back.",
            note: "day 8",
          },
        ],
      },
    },
    {
      type: "call-to-action",
      props: {
        heading: "What should it do that a web page cannot?",
        text: "If the answer comes quickly, you need an app. If it does not, you may have saved €70,000.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
