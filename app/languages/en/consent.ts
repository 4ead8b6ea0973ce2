/** Texts of the consent banner and its dialog. */
export const consent = {
  label: "Cookie consent",
  title: "Cookie Settings",
  manage: "Manage Settings",
  acceptAll: "Accept All",
  rejectAll: "Reject All",
  save: "Save Settings",
  close: "Close and reject all",
  closingRejects: "Closing this window rejects all optional cookies.",
  privacySignal:
    "Your browser sends Global Privacy Control, so optional cookies are off until you allow them here.",
  alwaysOn: "always on",
  on: "on",
  off: "off",
  purposes: { necessary: "Necessary", analytics: "Analytics", marketing: "Marketing" },
};
