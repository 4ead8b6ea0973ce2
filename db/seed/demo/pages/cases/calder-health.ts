import { type DemoPage, section } from "../../demo.ts";

export const calderHealth: DemoPage = {
  slug: "calder-health",
  title: "Calder Health",
  extendedTitle: "An assistant that cites the guideline or says nothing",
  excerpt:
    "A support assistant over 2,300 clinical guidelines for a UK advice line: how it was tested, when it refuses, and the expired document it once quoted.",
  coverImage: "/art/covers/calder-health-1024.webp",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "An assistant that cites the guideline or says nothing",
        lead: "Calder Health answers questions from community nurses and pharmacists. The assistant finds the paragraph and drafts the reply; a trained adviser reads both before anyone acts on them.",
        facts: [
          { label: "Used by", value: "52 advisers. Never by patients directly" },
          { label: "Reads", value: "2,300 guideline documents" },
          { label: "Safety case", value: "DCB0129, signed by the client’s clinical lead" },
        ],
        image: {
          src: "/art/covers/calder-health-1024.webp",
          alt: "Rings spread from a point, each carrying the same heartbeat a little further round",
          caption: "Fig. 1 — One call, and the advice it reached",
        },
      },
    },
    {
      type: "case-passport",
      props: {
        facts: [
          { label: "Client", value: "Calder Health" },
          { label: "Country", value: "United Kingdom" },
          { label: "Year", value: "2026" },
          { label: "Team", value: "2 engineers, 1 AI engineer, 1 designer" },
          { label: "Duration", value: "12 weeks, including a seven-week pilot" },
        ],
        techStack: ["language-models", "typescript", "python", "postgresql", "aws"],
        services: ["discovery", "ai-engineering", "product-design"],
      },
    },
    section(
      "Challenge",
      "The answer is on page 41, probably",
      `A district nurse rings from a patient’s kitchen and wants to know how long a dressing may stay on. The adviser knows where to look, and looking takes six minutes. At 700 calls a day the queue fills with people who are standing in kitchens.

Calder had tried a general chatbot. It was quick and agreeable and once invented a dosing interval. The clinical lead, Dr Amara Nwosu, agreed to a second attempt on one condition: no source, no sentence.`,
    ),
    section(
      "Approach",
      "The exam came first",
      `Before any code, eight clinicians wrote 640 questions with answers they would sign. Eighty of them have no answer in the documents, on purpose.

Each drafted sentence must point to a paragraph. A second, simpler check compares the two and strikes out what the paragraph does not say. This is a [rule in the program](/tech-stack/language-models), so no choice of words in a prompt can talk it round. If too little survives, the adviser sees “No guideline found” and the five nearest passages, then searches as before.`,
    ),
    {
      type: "metrics",
      props: {
        label: "Outcome",
        heading: "Ten weeks after the pilot",
        items: [
          {
            value: "94.2%",
            text: "of 640 answers correct and complete, marked blind by two clinicians; a third settled ties",
          },
          {
            value: "9%",
            text: "of live questions are declined. We check a sample weekly: four in five really had no source",
          },
          { value: "2 min", text: "median to a checked answer, from six, over 18,400 calls" },
        ],
      },
    },
    section(
      "What went wrong",
      "Correct, cited, and four years out of date",
      `In week seven of the pilot a pharmacist noticed an answer that quoted a guideline replaced in 2022. The old PDF was still on the publisher’s site, our crawler had fetched it, and it matched the question beautifully. Three answers had gone out on it. All three calls were traced and rung back the same day; nobody had been harmed.

We had tested whether the assistant quotes faithfully. Whether the page was still valid had been left to a file name. Now each document has an owner and a review date at Calder, and an expired one may be found but never cited. It costs a pharmacist two hours a week. Dr Nwosu’s verdict:

> I can defend a tool that says “I don’t know”. I could not defend the last one.`,
    ),
    {
      type: "call-to-action",
      props: {
        heading: "Who at your place would sign the answers?",
        text: "Start with that person. If you have one, an assistant is possible.",
        action: { label: "Let’s Talk", href: "/lets-talk" },
      },
    },
  ],
};
