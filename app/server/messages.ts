/** Texts of requests that are refused before a route handles them. */
export const messages = {
  addressTooLong: "This address is too long.",
  malformed: "This request cannot be read.",
  noPage: "There is no page at this address.",
  tooManyParameters: "This address has too many parameters.",
  unsupportedDataRequest: "This site does not support data requests of this kind.",
} as const;
