/** Texts of responses that no route handles. */
export const messages = {
  addressTooLong: "This address is too long.",
  foreignForm: "This form was sent from another site",
  foreignFormAgain:
    "Open the form on this site and send it again. To keep what you typed, go back and copy it first.",
  foreignFormExtension:
    "If this page appears again, a browser extension may hide the origin of forms. Switch it off for this site.",
  foreignFormReason: "Your browser reports that the form is on another site. Nothing was saved or sent.",
  malformed: "This request cannot be read.",
  noFile: "This build has no such file.",
  noPage: "There is no page at this address.",
  openAdmin: "Open the admin",
  openContactForm: "Open the contact form",
  pageMoved: "This page has another address.",
  tooManyParameters: "This address has too many parameters.",
  unexpected: "Something went wrong. The error is in our log. Try again in a minute.",
  unsupportedDataRequest: "This site does not support data requests of this kind.",
} as const;
