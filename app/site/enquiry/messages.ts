/** Interface text of the enquiry form. */
export const andMention = (reference: string) => ` and mention ${reference}`;
export const attachedFiles = "Attached files";
export const cancel = "Cancel";
export const checkTheHighlightedFieldsAnd = "Check the highlighted fields and try again";
export const chooseAgain = (count: number, names: string) =>
  count === 1 ? `Choose this file again: ${names}` : `Choose these files again: ${names}`;
export const chooseThem = "choose them";
export const chooseUpToFiles = (attachmentLimit: number) => `Choose up to ${attachmentLimit} files`;
export const close = "Close";
export const didYouMean = "Did you mean";
export const draftRestoredFromThisDevice = "Draft restored from this device.";
export const dropUpTo = "Drop up to";
export const email = "Email";
export const errorTitle = "Error";
export const files = "Files";
export const filesOr = "files or";
export const fileTooLarge = "File too large";
export const first = "First";
export const ifNot = "No reply?";
export const ifNothingComes = "No reply yet?";
export const iNeedAnNdaFirst = "I need an NDA first";
export const interrupted =
  "You left the page before your request was sent. Your text is still here: send it again, or write to us at";
export const leaveThisEmpty = "Leave this empty";
export const letGoToAttach = "Drop to attach";
export const letsTalk = "Let’s Talk";
export const minutes = (minutes: number) => (minutes === 1 ? "a minute" : `${minutes} minutes`);
export const nameLabel = "Name";
export const nothingArrivedForTooLong =
  "The server did not respond in time. Please check your connection and try again.";
export const notReceived = "Not received";
export const now = "Now";
export const ofUploaded = (percent: number, fileSize: string) => `${percent}% of ${fileSize} uploaded. `;
export const optional = "optional";
export const pdfDocTxtJpgPng = "PDF DOC TXT JPG PNG · 5 MB each";
export const phone = "Phone";
export const phoneExample = "With country code";
export const pleaseFixTheErrors = "Please fix the errors";
export const pleaseSendTheseByMail = "\nPlease send these by email.";
export const privacyPolicy = "privacy policy";
export const project = "Project";
export const readOurNews = "Read our news";
export const remove = (name: string) => `Remove ${name}`;
export const requestAProjectEstimate = "Request a project estimate";
export const requestReceived = (reference: string) => `Request ${reference} received`;
export const requestSent = "Request sent";
export const seeOur = "See our";
export const seeWhatWeHaveBuilt = "See what we have built";
export const sendAnotherRequest = "Send another request";
export const sending = "Sending...";
export const sendingYourRequest = "Sending your request. ";
export const sendRequest = "Send request";
export const sent = "Sent";
/** Where the toast's sentence stays on the page: the rule by which the receipt's deadline is counted. */
export const sentAndReplyRule = "Your request has been sent. We reply within 24 hours, on working days.";
export const noConnection =
  "There is no connection. Your text is still here: try again when you are online, or write to us at";
export const somethingWentWrongPleaseTry = "Something went wrong. Please try again or contact us directly.";
export const startOver = "Start over";
export const stopTheMovingLogos = "Stop the moving logos";
export const success = "Success!";
export const thankYouYourRequestHas = (firstWord: string, zone: string) =>
  `Thank you, ${firstWord}. ${sentAndReplyRule} All times are ${zone}.`;
export const theFilesAreTooLarge = "The files are too large: attach at most three files of 5 MB each.";
export const nothingIsSentFromAPreview =
  "This is a preview of the site, so nothing was sent. Leave the preview to send an enquiry.";
export const thisFormWasSentFrom =
  "This form was sent from another site. Please open it here and send it again.";
export const tooManyRequests = (wait: string) =>
  `Too many requests. Please try again in ${wait}, or write to us directly.`;
export const upload = "Upload";
export const wasLeftOutFilesAt = (name: string, attachmentLimit: number) =>
  `${name} was not attached: ${attachmentLimit} files at most`;
export const weAreSendingYouA = "We are sending you a confirmation by email.";
export const weHaveYourRequest = "We have your request.";
export const weReadItToday = "We read it today. ";
export const weReplyBy = (moment: string) => `We reply by ${moment}.`;
export const weSendYouAnNda = "We will send you an NDA, as you asked.";
export const whatAreYouBuilding = "What are you building?";
export const whatYouSent = "What you sent";
export const writeTo = "Write to";
export const youHaveAPersonalAnswer = (email: string) =>
  `You will get a personal reply by then, at ${email}.`;
export const yourRequestHasBeenSent = "Your request has been sent. We'll get back to you within 24 hours.";
