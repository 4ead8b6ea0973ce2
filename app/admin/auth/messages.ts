/** Interface text of sign-in, recovery and set-up. */
export const messages = {
  aLinkWorksOnceFor: "A link works once, for one hour. A newer link replaces it.",
  allSessionsOfTheAccount: ". All sessions of the account are signed out.",
  alreadyHaveAnAccount: "Already have an account?",
  anOwnerCanTellYou: ". An owner can tell you which address your account has.",
  aSetupLinkWorksOnce:
    "A setup link works once, for 24 hours. A newer link replaces it. While no account exists, the operator can print a new link: restart the site with",
  backToSignIn: "Back to sign-in",
  checkYourEmail: "Check your email",
  email: "Email",
  forLabel: "For",
  ifAnAccountHasThis:
    "If an account has this address, we have sent a link to it. The link works for one hour.",
  newPassword: "New password",
  noEmailCheckYourSpam: "No email? Check your spam folder, or",
  orRun: ", or run",
  requestAnotherLink: "Request another link",
  sendLink: "Send link",
  setANewPassword: "Set a new password",
  setPassword: "Set password",
  signIn: "Sign in",
  thisLinkNoLongerWorks: "This link no longer works",
  tryAgain: "Try again",
  tryAnotherAddress: "try another address",
  useAtLeast12Characters: "Use at least 12 characters. A few words in a row are fine.",
  weEmailYouALink: "We email you a link to set a new password. It works once, for one hour.",
} as const;
