import { type DemoPage, section } from "../../demo.ts";

export const swift: DemoPage = {
  slug: "swift",
  title: "Swift",
  extendedTitle: "Swift, when the iPhone is half of the product",
  excerpt:
    "Four questions that decide for or against a native iPhone app, what two native apps really cost, and our App Review record for 2025.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Swift, when the iPhone is half of the product",
        lead: "Native code is the expensive answer. These are the cases in which it is also the right one.",
        facts: [
          { label: "Interface", value: "SwiftUI, with UIKit for the stubborn parts" },
          { label: "Supports", value: "The current iOS and two before it" },
          { label: "Projects", value: "17 since 2016" },
        ],
      },
    },
    {
      type: "process-steps",
      props: {
        label: "Decide",
        heading: "One yes is enough",
        steps: [
          { title: "Background", text: "Must it work while locked in a pocket, for hours?" },
          {
            title: "Hardware",
            text: "Does it touch Wallet, Face ID, health data, Bluetooth or the radio chips?",
          },
          {
            title: "Beyond the app",
            text: "Are the widget, the watch or the lock screen where people will meet it?",
          },
          { title: "Comparison", text: "Will people hold it against the two best banking apps they own?" },
        ],
      },
    },
    section(
      "Arithmetic",
      "Two native apps cost half as much again as one shared app",
      `Design, API and test plan are paid once, so the second app is less than double. The bigger bill comes later, because every further feature is built twice. Four times no above, and we propose [React Native](/tech-stack/react-native). Content apps and tools for your own staff rarely get past question two.`,
    ),
    {
      type: "metrics",
      props: {
        label: "App Review",
        heading: "Our record with Apple in 2025",
        items: [
          { value: "115", text: "builds submitted for nine clients" },
          {
            value: "5",
            text: "rejected: three for store texts, one for account deletion, one for a forgotten test password",
          },
          { value: "29 h", text: "median wait for a decision. We plan three working days" },
        ],
      },
    },
    section(
      "Lesson",
      "520 warnings on a Friday",
      `When Swift learned to check concurrency strictly, we switched it on for a whole app at once. It took three weeks to get back to a release. The next app went module by module, beside normal work, and two of the warnings turned out to be crashes that customers had been reporting for a year.`,
    ),
  ],
};
