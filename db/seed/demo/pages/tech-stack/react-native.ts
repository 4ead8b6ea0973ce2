import { type DemoPage, section } from "../../demo.ts";

export const reactNative: DemoPage = {
  slug: "react-native",
  title: "React Native",
  extendedTitle: "React Native: one team for both app stores",
  excerpt:
    "React Native in numbers from a live app in 40,000 flats: shared code, start time, size. Which eight per cent cost the most, and when we decline.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "React Native: one team for both app stores",
        lead: "It suits products whose weight is in the service behind the app. The saving is real and smaller than the brochure says, because the final stretch is native anyway.",
        facts: [
          { label: "Base", value: "Expo, with our own native modules" },
          { label: "Team", value: "Two engineers where native needs three or four" },
          { label: "Projects", value: "24, of which 20 are still in the stores" },
        ],
      },
    },
    {
      type: "metrics",
      props: {
        label: "Measured",
        heading: "The Lumen Homes app, September 2026",
        items: [
          { value: "92%", text: "of the code is shared between Android and iPhone" },
          { value: "1.2 s", text: "from tap to first useful screen on a four-year-old mid-range phone" },
          {
            value: "42 MB",
            text: "download. Nine of them are fonts for six languages, on our list since spring",
          },
        ],
      },
    },
    section(
      "The rest",
      "Eight per cent of the code, a third of the time",
      `Pairing a thermostat over Bluetooth cannot be written once. At [Lumen Homes](/cases/lumen-homes) those modules are [Swift](/tech-stack/swift) and [Kotlin](/tech-stack/kotlin), and they took thirty-three days of a hundred. We estimate the two halves separately now. In early projects we did not, and paid the difference.`,
    ),
    section(
      "Upkeep",
      "Take every release, even when nothing is wrong",
      `Minor versions, taken each quarter, cost half a day. A major one costs about two weeks. A client who had skipped three of them bought eight weeks in one piece, during which no feature could ship, and two libraries had died in the meantime.`,
    ),
    section(
      "No, thanks",
      "What we would rather build natively",
      `Payment by phone, turn-by-turn maps, video editing, and anything with a watch app that matters. Also the product that exists only because a board wants “an app”: a web page with a good icon is on the home screen tomorrow, and the [mobile team](/services/mobile-development) will say so on the first call.`,
    ),
  ],
};
