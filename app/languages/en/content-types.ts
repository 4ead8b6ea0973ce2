/** Texts of the public pages of content types: their lists and the facts of their items. */
export const contentTypes = {
  article: {
    title: "News",
    description: "Articles about our work and what we learn from it.",
    empty: "No articles are published yet.",
    facts: { published: "Published", author: "By", topics: "About" },
  },
  jobOpening: {
    title: "Careers",
    description:
      "Open positions, each with its place, the kind of contract and the salary range next to its title.",
    empty: "There are no open positions at the moment.",
    closed: "This position is closed. Applications are no longer accepted.",
    facts: { place: "Place", kind: "Kind", salary: "Salary", applyBy: "Apply by" },
    kinds: {
      FULL_TIME: "Full-time",
      PART_TIME: "Part-time",
      CONTRACTOR: "Contract",
      INTERN: "Internship",
    },
    apply: "Apply",
    /** Below the button, which opens a mail. */
    applyTo: (address: string) => `By mail to ${address}`,
    aYear: (amounts: string[]) => `${amounts.join("–")} a year`,
  },
  /** Items of a list that has none in the language of the page. */
  elsewhere: { en: "In English", de: "In German" },
  allElsewhere: { en: "All in English", de: "All in German" },
};
