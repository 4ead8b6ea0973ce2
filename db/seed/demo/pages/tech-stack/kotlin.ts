import { type DemoPage, section } from "../../demo.ts";

export const kotlin: DemoPage = {
  slug: "kotlin",
  title: "Kotlin",
  extendedTitle: "Kotlin for Android, and for banks that run the JVM",
  excerpt:
    "Two uses for Kotlin: Android apps that need the whole phone, and back ends where the JVM is already at home. Costs, and what we share with iOS.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Kotlin for Android, and for banks that run the JVM",
        lead: "Nineteen projects, in two very different rooms. In one it talks to a card reader; in the other it talks to a core banking system older than the engineer.",
        facts: [
          { label: "Android", value: "Compose for every screen since 2022" },
          { label: "Servers", value: "Ktor or Spring Boot, as your team prefers" },
          { label: "Test phone", value: "A 2019 Samsung that nobody wants back" },
        ],
      },
    },
    section(
      "On the phone",
      "When Android deserves its own app",
      `We go native for payments over NFC, identity documents read from the chip, and work that must go on with the screen off. [Ostra Bank](/cases/ostra-bank) needed the first two. If your app is lists, forms and a camera, [React Native](/tech-stack/react-native) will cost you less and nobody will be able to tell.`,
    ),
    section(
      "On the server",
      "A guest in a house that runs Java",
      `The reason to pick it is the operations team you already have. Their dashboards and night shift know the JVM, and the libraries for ISO 20022 messages are ones your auditors have met before. Starting from nothing we would suggest [Node.js](/tech-stack/nodejs): the same small service rests at 310 MB here and at 72 MB there.`,
    ),
    section(
      "Shared with iOS",
      "One set of rules, two sets of screens",
      `For Ostra we wrote the rules for amounts, limits and account numbers once, and compiled them for both phones. It saved about five weeks and lost two to build trouble, mostly ours. We would share rules again. Sharing screens we tried for a fortnight in 2024 and put back.`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "An Android app nobody dares to open?",
        text: "We have taken over seven of those. The first week goes into a build that works on a second machine.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
