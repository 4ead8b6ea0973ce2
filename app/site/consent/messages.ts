/** Interface text of the consent banner. */
export const acceptAll = "Accept All";
export const alwaysOn = "always on";
export const analytics = "Analytics";
export const closeAndRejectAll = "Close and reject all";
export const closingThisWindowRejectsAll = "Closing this window rejects all optional cookies.";
export const cookieConsent = "Cookie consent";
export const cookieSettings = "Cookie Settings";
export const manageSettings = "Manage Settings";
export const marketing = "Marketing";
export const necessary = "Necessary";
export const rejectAll = "Reject All";
export const saveSettings = "Save Settings";
export const yourBrowserSendsGlobalPrivacy =
  "Your browser sends Global Privacy Control, so optional cookies are off until you allow them here.";
