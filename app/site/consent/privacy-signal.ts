/**
 * Whether the browser sends Global Privacy Control (w3c.github.io/gpc). It counts as Reject All until the visitor
 * says otherwise: nobody is asked what they have said already, so the banner stays away and nothing is recorded;
 * "Cookie settings" in the footer is the way to say otherwise.
 */
export function hasPrivacySignal(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}
