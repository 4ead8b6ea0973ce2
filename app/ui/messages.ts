/** Texts of shared components and error messages. */
export const dismiss = "Dismiss";
export const gone = "Page removed";
export const goneHint = "This page was removed and has no replacement.";
export const noAccess = "No access";
export const noAccessHint = "Ask an owner of the site for access.";
export const notFound = "Page not found";
export const notFoundHint = "The page may have moved, or the address may have a typing error.";
export const refused = "Request not accepted";
export const refusedHint =
  "The site could not use this request. Go back, load the page again and repeat the last step.";
export const request = (id: string) => `Request ${id}`;
export const contactUs = "Tell us";
export const unavailable = "Temporarily unavailable";
export const unavailableHint = "The database cannot be reached. No data is lost. Try again in a minute.";
export const unexpected = "Something went wrong";
export const unexpectedHint =
  "The error is on our side and is in our log. Load the page again in a minute. If it still fails, tell us.";
export const unsupported = "Request not supported";
export const unsupportedHint = "This address does not accept this kind of request.";
