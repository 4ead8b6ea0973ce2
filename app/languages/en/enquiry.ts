/** Texts of the enquiry: the form, its problems, sending it, and what the sender sees afterwards. */
export const enquiry = {
  title: "Request a project estimate",
  close: "Close",
  stopLogos: "Stop the moving logos",
  /** Above the local times of the offices. */
  desks: "Where it is read",
  /** Who replies, and until when; browsers replace `rule` by the day and the time. */
  reply: {
    who: "Who replies",
    promise: "Send it now, and you have a reply",
    promiseInShort: "Replies",
    rule: "within 24 hours, on working days",
  },
  form: {
    name: "Name",
    email: "Email",
    meantAddress: "Did you mean {link}?",
    phone: "Phone",
    phoneExample: "With country code",
    optional: "optional",
    ndaNeeded: "I need an NDA first",
    description: "What are you building?",
    honeypot: "Leave this empty",
    send: "Send request",
    sending: "Sending...",
    readToday: "We read it today.",
    privacy: "See: {link}.",
    draftRestored: "Draft restored from this device. {link}.",
    startOver: "Start over",
  },
  files: {
    drop: (limit: number) => `Drop up to ${limit} files or {link}`,
    chooseThem: "choose them",
    choose: (limit: number) => `Choose up to ${limit} files`,
    letGo: "Drop to attach",
    types: "PDF DOC TXT JPG PNG · 5 MB each",
    list: "Attached files",
    attached: "attached",
    uploading: (percent: number) => `${percent}%`,
    uploaded: "done",
    remove: (name: string) => `Remove ${name}`,
    notRestored: "Files are not restored.",
  },
  /** LEAD-04, LEAD-06. */
  problems: {
    nameRequired: "Name is required",
    nameTooLong: (characters: number) =>
      `Please keep the name below ${characters.toLocaleString("en")} characters`,
    emailRequired: "Email is required",
    emailInvalid: "Please enter a valid email",
    emailLetter: (letter: string) =>
      `Please enter a valid email: many mail servers refuse “${letter}” before the @`,
    phoneInvalid: "Please enter a valid phone number",
    descriptionRequired: "Project description is required",
    descriptionTooShort: "Please provide more details (min 10 characters)",
    descriptionTooLong: (characters: number) =>
      `Please keep the description below ${characters.toLocaleString("en")} characters`,
    fileType: (name: string) => `${name} is not a PDF, DOC, DOCX, TXT, JPG or PNG file`,
    fileTooLarge: (name: string) => `${name} exceeds 5MB limit`,
    fileEmpty: (name: string) => `${name} is empty`,
    tooManyFiles: (name: string, limit: number) => `${name} was not attached: ${limit} files at most`,
    reloadPage: "Please reload the page and try again",
  },
  sending: {
    upload: "Upload",
    uploaded: (percent: number, size: string) => `${percent}% of ${size} uploaded.`,
    inProgress: "Sending your request.",
    cancel: "Cancel",
  },
  /** LEAD-05, LEAD-11: what toasts say. */
  outcome: {
    invalid: "Please fix the errors",
    invalidAdvice: "Check the highlighted fields and try again",
    sent: "Success!",
    sentPromise: "Your request has been sent. We'll get back to you within 24 hours.",
    failed: "Error",
    failedAdvice: "Something went wrong. Please try again or contact us directly.",
    fileTooLarge: "File too large",
    /** Each is followed by an email address. */
    noConnection:
      "There is no connection. Your text is still here: try again when you are online, or write to us at",
    interrupted:
      "You left the page before your request was sent. Your text is still here: send it again, or write to us at",
  },
  receipt: {
    pageTitle: "Request sent",
    breadcrumb: "Sent",
    received: (reference: string) => `Request ${reference} received`,
    title: "We have your request.",
    titleWithDeadline: "We reply by {link}.",
    /** The rule by which the deadline is counted. */
    sent: "Your request has been sent. We reply within 24 hours, on working days.",
    thanks: (name: string, zone: string) =>
      `Thank you, ${name.split(" ")[0]}. Your request has been sent. We reply within 24 hours, on working days. All times are ${zone}.`,
    now: "Now",
    confirmation: "We are sending you a confirmation by email.",
    first: "First",
    nda: "We will send you an NDA, as you asked.",
    personalReply: (email: string) => `You will get a personal reply by then, at ${email}.`,
    noReply: "No reply?",
    noReplyYet: "No reply yet?",
    writeTo: "Write to {link}.",
    writeToWithReference: (reference: string) => `Write to {link} and mention ${reference}.`,
    whatYouSent: "What you sent",
    description: "Project",
    files: "Files",
    missingFiles: "Not received",
    missingFilesAdvice: "Please send these by email.",
    another: "Send another request",
    cases: "See what we have built",
    news: "Read our news",
  },
};
