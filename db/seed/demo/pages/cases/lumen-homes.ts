import { type DemoPage, section } from "../../demo.ts";

export const lumenHomes: DemoPage = {
  slug: "lumen-homes",
  title: "Lumen Homes",
  extendedTitle: "Heating, doorbell and repairs for 40,000 flats",
  excerpt:
    "A smart-home app for a Dutch housing association: heating complaints nearly halved, and a pilot with the wrong tenants that cost ten weeks.",
  coverImage: "/art/covers/lumen-homes-1024.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Heating, doorbell and repairs for 40,000 flats",
        lead: "One app for tenants between 18 and 91, most of whom never asked for a smart home. It has to work for the student, for her neighbour with no smartphone, and when the building is offline.",
        facts: [
          { label: "Flats", value: "40,000 in 612 buildings" },
          { label: "Languages", value: "Six, in type you can read without glasses" },
          { label: "Offline", value: "Heating and doorbell run inside the building" },
        ],
        image: {
          src: "/art/covers/lumen-homes-1024.webp",
          alt: "Fifty windows at night, most of them dark or dim, three lit in orange",
          caption: "Fig. 1 — Fifty of forty thousand flats, a little after ten",
        },
      },
    },
    {
      type: "case-passport",
      props: {
        facts: [
          { label: "Client", value: "Lumen Homes" },
          { label: "Country", value: "Netherlands" },
          { label: "Year", value: "2022–2023" },
          { label: "Team", value: "4 engineers, 2 designers, 1 delivery lead" },
          { label: "Duration", value: "8 months to the first 1,000 flats" },
        ],
        techStack: ["react-native", "kotlin", "swift", "nodejs", "postgresql", "aws"],
        services: ["mobile-development", "product-design", "cloud-and-devops", "support-and-evolution"],
      },
    },
    section(
      "Challenge",
      "Three apps, and a caretaker with a drawer of keys",
      `Lumen had bought thermostats, intercoms and leak sensors from three makers. Each came with an app, and tenants used none of them. They rang: 2,300 calls a month about heating alone, most of them ending with a caretaker turning a knob.

Nobody here had chosen to be a customer of a technology company. A tenant who dislikes the app cannot go to a rival landlord.`,
    ),
    {
      type: "process-steps",
      props: {
        label: "Approach",
        heading: "From the boiler room up",
        steps: [
          {
            title: "A hub per building",
            text: "It speaks to all three makers’ devices and goes on working when the line is cut. Warmth should not depend on a data centre.",
          },
          {
            title: "Four screens",
            text: "Warmer, who is at the door, report a fault, what it cost this month. A fifth was designed twice and left out twice.",
          },
          {
            title: "One code base",
            text: "React Native, with native modules for pairing, because two app teams were not in a housing association’s budget.",
          },
          {
            title: "A caretaker’s view",
            text: "He sees which flats are below 16 °C and nothing else. The tenants’ council negotiated that line with us.",
          },
        ],
      },
    },
    section(
      "The mistake",
      "Our volunteers were under forty",
      `The pilot had 120 volunteers and went splendidly. Then we moved into the first whole building, and 36% of the tenants never opened the app. Volunteers own smartphones and like new things; that is why they volunteer. We had tested on the people who least needed testing on.

The remedy was a dial on the wall, with two buttons and no account, and a paper letter that explains it. It took ten weeks and the larger part of our margin. Friendly homes still come first with us, because they find the broken routers. What tenants can manage is now tested in flats drawn by lot.

> The dial was the moment they stopped designing for themselves. It hurt a little to watch.
>
> Femke van Rooij, Product Owner`,
    ),
    {
      type: "metrics",
      props: {
        label: "Outcome",
        heading: "Winter 2023/24 against 2021/22",
        items: [
          { value: "−46%", text: "calls about heating, in the 211 buildings connected for the whole winter" },
          {
            value: "−8%",
            text: "gas, corrected for weather. Prices rose too; we would claim half of it at most",
          },
          { value: "29%", text: "of households use only the wall dial" },
        ],
      },
    },
    {
      type: "call-to-action",
      props: {
        heading: "Building for people who did not choose you?",
        text: "Then test with people who did not choose to be tested. We can help you find them.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
