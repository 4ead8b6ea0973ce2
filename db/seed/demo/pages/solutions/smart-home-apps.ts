import { type DemoPage, section } from "../../demo.ts";

export const smartHomeApps: DemoPage = {
  slug: "smart-home-apps",
  title: "Smart home apps",
  extendedTitle: "A home that works when the server does not",
  excerpt:
    "Smart-home software for landlords, builders and device makers: doors, heating and meters that work offline. Costs per home and a careful rollout.",
  coverImage: "/art/solutions/smart-home-apps-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "A home that works when the server does not",
        lead: "Doors open, heating holds and alarms sound without our cloud. The app makes a flat more comfortable to live in, and the landlord’s view makes four thousand of them cheaper to look after.",
        facts: [
          { label: "For", value: "Landlords, builders and device makers, 500+ homes" },
          { label: "First release", value: "14–18 weeks, €160,000–320,000" },
          { label: "Stack", value: "React Native with Kotlin and Swift modules, TypeScript" },
        ],
        image: {
          src: "/art/solutions/smart-home-apps-1280.webp",
          alt: "Floor plan of a flat with contour lines of warmth around five radiators; doors let them through",
          caption: "Fig. 1 — A flat at six in the evening; the orange line is 20 °C",
        },
      },
    },
    section(
      "The hard part",
      "Moving day",
      `
A flat changes hands. At noon one tenant must lose the door and the heating history. At one o’clock another must gain the door, and no history. In between, a cleaner needs it for two hours.

Most smart-home products assume a family that stays for ever. We model the tenancy first: who, which doors, from when until when, and what is deleted on the way out. Everything else in the app hangs from that. [Lumen Homes](/cases/lumen-homes) in the Netherlands has 40,000 flats in one app, which makes moving day a daily event.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "Rollout",
        heading: "Rings, from our kitchen outwards",
        steps: [
          {
            title: "One flat, ours",
            text: "Twelve devices in the Vilnius office, disconnected, reset and run on flat batteries on purpose.",
            note: "wk 1–5",
          },
          {
            title: "Twenty friendly homes",
            text: "Volunteers with a direct number to an engineer. Half of all faults turn up here, most of them in routers.",
            note: "wk 6–11",
          },
          {
            title: "One building",
            text: "Two hundred homes, tenants drawn by lot, your own installers, our manual. We watch and rewrite the manual.",
            note: "wk 12–18",
          },
          {
            title: "The rest",
            text: "One per cent, ten, then all. Firmware follows the same rings, each time.",
            note: "after release",
          },
        ],
      },
    },
    section(
      "What it costs",
      "Software is the smaller line",
      `
| Item | Per home |
| --- | --- |
| Devices | €250–700 once |
| Installation | €90–160 once |
| Cloud and support | €0.80–1.60 a month |
| One avoidable visit | €85 |

The last row decides the business case. About one device in sixty fails in its first year, so we spend a good part of the budget on diagnosing from afar: battery, signal, last contact, and a plain sentence for the caretaker.
`,
    ),
    {
      type: "metrics",
      props: {
        label: "Held to",
        heading: "Limits in the contract",
        items: [
          { value: "300 ms", text: "from tap to light on the home’s own network" },
          { value: "14 days", text: "of heating schedule kept in the flat without Internet" },
          { value: "1 hour", text: "to take back a firmware version from every home that has it" },
        ],
      },
    },
    section(
      "A mistake",
      "170 thermostats at four in the morning",
      `
An update of ours restarted them all at once, in January. Nobody froze and everybody noticed. Updates now run between ten and three, a few homes at a time.

If your homes are tied to one maker’s app and the tenants are content, link to it and stop there. Below 500 homes the sums do not work.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "How many doors, how many makers?",
        text: "Those two counts, plus your yearly number of moves, are enough for a first estimate.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
