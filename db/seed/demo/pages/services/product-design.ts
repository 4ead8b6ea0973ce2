import { type DemoPage, section } from "../../demo.ts";

export const productDesign: DemoPage = {
  slug: "product-design",
  title: "Product design",
  extendedTitle: "Drawn with the awkward cases included",
  excerpt:
    "Interface design that starts from the empty list, the long surname and the lost connection. 4–8 weeks, €28,000–70,000, delivered as working parts.",
  coverImage: "/art/services/product-design-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "Drawn with the awkward cases included",
        lead: "Presentations show the day when everything works: three items, all with photographs, bought by somebody called Anna. We begin with the expired card, the empty list and the surname of 31 letters.",
        facts: [
          { label: "Length", value: "4–8 weeks, alone or as the start of a build" },
          { label: "Price", value: "€28,000–70,000" },
          { label: "You receive", value: "Working components in code, and the drawings" },
        ],
        image: {
          src: "/art/services/product-design-1280.webp",
          alt: "Ninety hesitant curves on the left become one clean orange curve on the right",
          caption: "Fig. 1 — Ninety attempts at one movement of the thumb",
        },
      },
    },
    section(
      "The list",
      "What every screen has to survive",
      `
| Case | The question |
| --- | --- |
| Nothing yet | What should a new customer do first? |
| Too much | Does it hold with 4,000 rows? |
| Slow | What can be read before the rest arrives? |
| Wrong | Who is told what, and can they put it right themselves? |
| Not allowed | Is it hidden, or shown with a reason? |
| Half done | What is still here after lunch? |
| No mouse, no sight, no sound | Can the task be finished? |

A screen counts as finished with all seven. It adds about a fifth to the drawing and takes more than that off the build, where the missing cases would otherwise be invented at five in the afternoon.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "How we draw",
        heading: "Grey for as long as possible",
        steps: [
          {
            title: "Watch",
            text: "Half a day with someone doing the job. We note what is on paper around their screen: that is the specification.",
          },
          {
            title: "Grey",
            text: "Boxes and real words. At this stage changes take minutes, and nobody discusses the blue.",
          },
          {
            title: "Five people, three times",
            text: "Each round on a newer version, each person alone with the task. We read you the sentences they said.",
          },
          {
            title: "Code",
            text: "Type, colour and movement are settled in the browser or on the phone, by a designer who can edit them there.",
          },
        ],
      },
    },
    section(
      "A lesson",
      "The one with the prize",
      `
A dispatch dashboard of ours once won an award for its charts. Six weeks after launch we visited the dispatchers. They printed it each morning and wrote last week’s figures beside this week’s with a pen, which was all they had wanted.

It is a table now. No jury has written.
`,
    ),
    section(
      "When not to",
      "Ten users and a component library",
      `
An internal tool for ten patient colleagues does well on standard components and no designer. And if a new look is wanted because sales are down, ask first for a week of watching people buy. It costs about €4,500 and can make the redesign smaller, or unnecessary.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Show us the screen with the notes stuck round it",
        text: "A photograph will do. It says more about what is needed than a brief.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
