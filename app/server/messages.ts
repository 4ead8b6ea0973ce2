/** Texts of responses that no route handles, for clients other than browsers. */
export const messages = {
  addressTooLong: "This address is too long.",
  malformed: "This request cannot be read.",
  noFile: "This build has no such file.",
  noPage: "There is no page at this address.",
  pageMoved: "This page has another address.",
  tooManyParameters: "This address has too many parameters.",
  unexpected: "Something went wrong. The error is in our log. Try again in a minute.",
  unsupportedDataRequest: "This site does not support data requests of this kind.",
} as const;
