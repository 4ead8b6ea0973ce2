/** Why the server does not take an enquiry, shown in the form. */
export const enquiryRefusals = {
  tooManyRequests: (minutes: number) =>
    `Too many requests. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}, or write to us directly.`,
  filesTooLarge: "The files are too large: attach at most three files of 5 MB each.",
  timeout: "The server did not respond in time. Please check your connection and try again.",
  otherSite: "This form was sent from another site. Please open it here and send it again.",
  preview: "This is a preview of the site, so nothing was sent. Leave the preview to send an enquiry.",
  chooseAgain: (count: number, names: string) =>
    count === 1 ? `Choose this file again: ${names}` : `Choose these files again: ${names}`,
  fileContent: (name: string, type: string) => `${name} is not a valid ${type} file`,
  unsafeDocument: (name: string) => `${name} is not a safe document`,
};
