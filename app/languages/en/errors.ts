/** Texts of error pages. */
export const errors = {
  noAccess: { title: "No access", hint: "Ask an owner of the site for access." },
  notFound: {
    title: "Page not found",
    hint: "The page may have moved, or the address may have a typing error.",
  },
  unsupported: {
    title: "Request not supported",
    hint: "This address does not accept this kind of request.",
  },
  gone: { title: "Page removed", hint: "This page was removed and has no replacement." },
  unavailable: {
    title: "Temporarily unavailable",
    hint: "The database cannot be reached. No data is lost. Try again in a minute.",
  },
  refused: {
    title: "Request not accepted",
    hint: "The site could not use this request. Go back, load the page again and repeat the last step.",
  },
  unexpected: {
    title: "Something went wrong",
    hint: "The error is on our side and is in our log. Load the page again in a minute. If it still fails, tell us.",
  },
  request: (id: string) => `Request ${id}`,
  backHome: "Back to the home page",
  contactUs: "Tell us",
  similar: { asked: "You asked for", heading: "Did you mean", label: "Similar pages" },
  mainPages: "Main pages",
  /** Above links to the page in the languages that have it. */
  elsewhere: "This page exists in another language",
};
