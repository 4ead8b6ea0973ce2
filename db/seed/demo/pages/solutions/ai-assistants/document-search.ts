import { type DemoPage, section } from "../../../demo.ts";

export const documentSearch: DemoPage = {
  slug: "document-search",
  title: "Document search",
  extendedTitle: "The clause, the page and the date it was signed",
  excerpt:
    "Search for large archives that shows the paragraph, its document and whether it still applies. Six weeks, €45,000–85,000.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "The clause, the page and the date it was signed",
        lead: "For people who have no wish to chat. They want the paragraph, the document around it, and to know whether it still applies.",
        facts: [
          { label: "First release", value: "6 weeks, €45,000–85,000" },
          { label: "Archive", value: "From 5,000 to 4 million pages" },
          { label: "Access", value: "The reader’s existing rights, checked at each query" },
        ],
      },
    },
    section(
      "What makes it hard",
      "Finding the one that counts",
      `
- **Versions.** A contract, its draft, its scan and two amendments all match. The one in force goes first and the others fold beneath it.
- **Scans.** A third of one insurer’s archive was photographs of faxes. We read them again, and mark the words the machine is unsure of.
- **Words.** People look for “sick pay”; the agreement says “continued remuneration”. We search by meaning and by exact term, and merge both lists.
- **Rights.** A file withdrawn at ten is gone from the results at ten.
`,
    ),
    {
      type: "metrics",
      props: {
        label: "Measured",
        heading: "On 350 questions from one legal department",
        items: [
          { value: "93%", text: "had the right paragraph among the first three results" },
          { value: "1.4 s", text: "to a result over 900,000 pages, on one ordinary database server" },
          { value: "13%", text: "of the files were copies of others. They were deleted, with relief" },
        ],
      },
    },
    section(
      "Skip it if",
      "A folder would do",
      `
Under five thousand pages that someone keeps tidy, use the search you have. And if nobody can say which version counts, no index will: name an owner, then call.

When readers also want a reply written from what they found, this becomes an [assistant](/solutions/ai-assistants). The index is the same, so the order of the two costs nothing.
`,
    ),
  ],
};
