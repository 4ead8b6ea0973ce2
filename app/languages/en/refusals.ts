/** Texts of responses without a page of the site: files that cannot be read, and forms of other sites. */
export const refusals = {
  noFile: "File not found.",
  noRange: "The file does not have the requested range.",
  fileUnavailable: "The file cannot be read at the moment. Try again in a minute.",
  foreignForm: {
    title: "This form was sent from another site",
    reason: "Your browser reports that the form is on another site. Nothing was saved or sent.",
    again: "Open the form on this site and send it again. To keep what you typed, go back and copy it first.",
    extension:
      "If this page appears again, a browser extension may hide the origin of forms. Switch it off for this site.",
    openContactForm: "Open the contact form",
    openAdmin: "Open the admin",
  },
};
