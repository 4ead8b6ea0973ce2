/** Interface text of accounts, sign-in and their mails. */
export const messages = {
  aBrowser: "A browser",
  acceptTheInvitation: "Accept the invitation",
  adminPasswordIsRejectedChoose: (problem: string) =>
    `ADMIN_PASSWORD is rejected: ${problem}. Choose another, or unset ADMIN_EMAIL and ADMIN_PASSWORD and use the one-time link.`,
  anOwner: "An owner",
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  changeBy: (change: string, by: string) => `${change}, by ${by}.`,
  changedBy: (name: string) => `Changed by ${name}.`,
  chooseAPassword: "Choose a password",
  chooseARole: "Choose a role",
  commandLine: "the command line",
  enterACode: "Enter a code",
  enterAName: "Enter a name",
  enterTheSixDigitsFrom:
    "Enter the six digits from your app, or a recovery code of sixteen letters and digits",
  enterAnEmailAddress: "Enter an email address",
  enterYourName: "Enter your name",
  enterYourPassword: "Enter your password",
  erasedBy: (leads: number, name: string) =>
    `${leads === 1 ? "1 lead" : `${leads} leads`}, erased by ${name}.`,
  from: (deviceName: string, address: string) => `${deviceName}, from ${address}`,
  ifYouExpectedThisYou:
    "If you expected this, you do not need to do anything. If not, set a new password, which also signs out every session, and tell an owner of the site.",
  invitesYouToWorkOn: (inviter: string, brand: string, role: string) =>
    `${inviter} invites you to work on the ${brand} website. Your role: ${role}.`,
  joinTheAdminOf: (brand: string) => `Join the admin of ${brand}`,
  owner: "Owner",
  personAndAddress: (name: string, email: string) => `${name} (${email})`,
  roleChange: (from: string, to: string) => `${from} to ${to}`,
  sentAt: (day: string, time: string, brand: string) => `${day} at ${time} UTC, ${brand} admin.`,
  sentAtFrom: (day: string, time: string, device: string, brand: string) =>
    `${day} at ${time} UTC, ${device}, ${brand} admin.`,
  setANewPassword: "Set a new password",
  setANewPasswordFor: (brand: string) => `Set a new password for ${brand}`,
  someoneProbablyYouAskedFor: (brand: string) =>
    `Someone, probably you, asked for a new password for your ${brand} account.`,
  theLinkWorksOnceFor:
    "The link works once, for one hour. If you did not request it, ignore this email. Your password stays the same.",
  theLinkWorksOnceForSeven:
    "The link works once, for seven days. If you did not expect this invitation, ignore this email.",
  thisAddressIsTooLong: "This address is too long",
  thisIsNotAValid: "This is not a valid email address",
  thisPasswordIsEasyTo:
    "This password is easy to guess: it is common, repetitive or follows a pattern. Use a few unrelated words",
  thisPasswordIsMostlyYour:
    "This password is mostly your name, your address or the name of the site. Add other words",
  unexpectedErrorSeeTheServer: "Unexpected error. See the server log",
  unknownBrowser: "Unknown browser",
  useAtLeast12Characters: "Use at least 12 characters; a few words in a row are fine",
  useAtMost120Characters: "Use at most 120 characters",
  useAtMost200Characters: "Use at most 200 characters",
  useAtMost60Characters: "Use at most 60 characters",
  useLettersDigitsAndPunctuation: "Use letters, digits and punctuation on one line",
  yourPasswordIsAtMost: "Your password is at most 200 characters long",
} as const;
