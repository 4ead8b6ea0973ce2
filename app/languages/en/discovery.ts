/** Texts for search engines and other programs: `llms.txt`, Markdown versions of pages, descriptions. */
export const discovery = {
  homePage: "The home page",
  enquiryPage:
    "Tell us what you want to build and attach what you have. We answer within 24 hours, on working days.",
  otherLanguages: "This site in other languages:",
  notFound: "Page not found",
  gone: "Gone",
  unavailable: "This page cannot be read at the moment. Try again in a minute.",
};
