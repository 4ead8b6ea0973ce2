/** Mails about an enquiry, to its sender and to the team. */
export const mails = {
  reference: "Reference",
  yes: "Yes",
  no: "No",
  /** Labels of a lead's fields; the others have the same name in every language. */
  fields: {
    id: "Lead ID",
    name: "Name",
    email: "Email",
    phone: "Phone",
    ndaNeeded: "NDA needed",
    language: "Language",
    sourcePage: "Source page",
    sourceUrl: "Source URL",
    referrer: "Referrer",
    userAgent: "User agent",
    website: "Website (honeypot)",
  },
  /** To the sender. */
  confirmation: {
    subject: (site: string, reference: string) => `${site}: we have your request (${reference})`,
    title: "We have your request",
    opening: ({ firstName }: MailedName, moment: string, zone: string) =>
      `${firstName ? `Thank you, ${firstName}.` : "Thank you."} Your request has reached us, and a person will answer it within 24 hours, on working days: by ${moment}, ${zone}.`,
    nda: "You asked for an NDA first. We will send it with our answer.",
    addSomething: "To add something, reply to this email.",
    files: "Files",
    whatYouSent: "What you sent",
    /** `site`: its name, tagline and address, each in a line. */
    signature: (site: string) => site,
    why: (site: string) =>
      `You receive this email because your address was entered in the contact form of ${site}. If it was not you, ignore this email, or reply to let us know.`,
  },
  /** To the sender. */
  reply: {
    subject: (site: string) => `Your enquiry to ${site}`,
    youWrote: (date: string) => `On ${date} you wrote:`,
  },
  openLead: "Open the lead",
  notification: {
    subject: (site: string, name: string) => `${site}: new enquiry from ${name}`,
    title: (name: string) => `New enquiry from ${name}`,
    deadline: (moment: string, zone: string) =>
      `Reply within 24 hours, on working days: by ${moment}, ${zone}.`,
    /** `reason` is English: it is stored with the lead. */
    fileNotStored: (name: string, reason: string) => `${name} was not stored: ${reason}`,
    whereToReply: (site: string, name: string) =>
      `To keep your reply in the lead’s timeline, write it in the admin of ${site}. A reply to this email goes to ${name} only.`,
    pagesVisited: "Pages visited",
    source: "Source",
  },
  failedReply: {
    subject: (site: string, name: string) => `${site}: your reply to ${name} was not delivered`,
    title: (name: string) => `Your reply to ${name} was not delivered`,
    /** `reason` is English: it is stored with the lead. */
    text: (name: string, reason: string) =>
      `Your reply to ${name} was not delivered: ${reason}. Check the address, then send it again from the lead, or call.`,
  },
  reminder: {
    subject: (site: string, step: string, name: string) => `${site}: reminder: ${step} (${name})`,
    title: (step: string, day: string) => `${step} is due on ${day}`,
    nextStepInSubject: "next step",
    nextStepInTitle: "The next step",
    lead: (name: string, site: string) => `Lead: ${name}, on ${site}`,
    noOwner: "The lead has no owner.",
  },
  mention: {
    subject: (site: string, by: string, name: string) => `${site}: ${by} mentioned you in the lead ${name}`,
    title: (by: string) => `${by} mentioned you`,
    text: (by: string, name: string, site: string) =>
      `${by} mentioned you in a note on the lead ${name} on ${site}:`,
    aColleague: "A colleague",
  },
  recipientsChanged: {
    subject: (site: string) => `Lead notifications of ${site} were changed`,
    text: (by: string, site: string) =>
      `${by} changed the addresses that are notified of new leads on ${site}. Your address was one of the previous ones.`,
    at: (day: string, time: string) => `The change was made on ${day} at ${time} UTC.`,
    ifUnexpected: "If you did not expect this, ask an owner of the site to check the setting:",
    settings: "Lead data settings",
  },
};

/** How a mail addresses a person; undefined where that could be wrong. */
interface MailedName {
  firstName: string | undefined;
  fullName: string | undefined;
}
