import { type DemoPage, section } from "../../demo.ts";

export const corporateWebsites: DemoPage = {
  slug: "corporate-websites",
  title: "Corporate websites",
  extendedTitle: "A website your own people can change on a Tuesday",
  excerpt:
    "Company websites made for the editor in month eight: clear blocks, fast pages, several languages. 6–9 weeks, €45,000–120,000, no licences.",
  coverImage: "/art/solutions/corporate-websites-1280.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "A website your own people can change on a Tuesday",
        lead: "Company sites age in the same way. The launch is lovely, the first edit needs a developer, and the tenth is never made. We design for whoever has to update the thing in month eight.",
        facts: [
          { label: "First release", value: "6–9 weeks, €45,000–120,000" },
          { label: "Your side", value: "One owner of the words, a day a week" },
          { label: "Weight", value: "Under 300 KB a page before pictures" },
        ],
        image: {
          src: "/art/solutions/corporate-websites-1280.webp",
          alt: "Lines of air part around five boxes: a headline, three columns of text and an orange picture",
          caption: "Fig. 1 — A page as a reader’s eye meets it",
        },
      },
    },
    section(
      "Month eight",
      "How the last one grew old",
      `
You can check your present site in a quarter of an hour:

- Change one sentence on the home page. Count the people involved.
- Look up the newest news item, and then the oldest person still on the team page.
- Open it on a phone, on a train.
- Ask which pages nobody has visited this year. If no one knows, that is also an answer.

Where this ends badly, the cause is seldom the design. The editing screen was bought or built last, with what was left of the money. In our projects the person who will use it tries it in week three, on a real page, while we keep quiet.
`,
    ),
    {
      type: "process-steps",
      props: {
        label: "How it goes",
        heading: "Words before layouts",
        steps: [
          {
            title: "Inventory",
            text: "Every page with its visitors and its owner, marked keep, merge or drop. It is the week that saves the most money.",
            note: "wk 1",
          },
          {
            title: "Words",
            text: "The ten pages that matter, written with the people who know the subject. We interview, draft and get corrected.",
            note: "wk 1–4",
          },
          {
            title: "Blocks",
            text: "Twelve to fifteen building blocks with limits that keep any combination presentable.",
            note: "wk 2–7",
          },
          {
            title: "Move",
            text: "Old addresses redirect, forms are tested with real mailboxes, and two of your editors publish before the public sees it.",
            note: "wk 6–9",
          },
        ],
      },
    },
    {
      type: "metrics",
      props: {
        label: "Last three moves",
        heading: "What we counted afterwards",
        items: [
          { value: "78%", text: "of old pages dropped, with no fall in enquiries over the next half-year" },
          { value: "11 min", text: "for an editor without training to build and publish a page" },
          { value: "0.9 s", text: "until the main text can be read on a phone over 4G" },
        ],
      },
    },
    section(
      "What it costs",
      "Year one, year two, each language",
      `
The range above covers design, build and the move. Hosting is €60–250 a month and there is no licence. A further language adds 12–18% the first time, most of it for reviewing translations, which machines draft well and nobody should publish unread.

For ten pages and a contact form, take a website builder, a good photographer and about €5,000. We give two or three companies a month that advice.
`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Which page do you avoid sending to people?",
        text: "Send us that one. You get back what we would cut, what is missing, and whether it needs a new site at all.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
