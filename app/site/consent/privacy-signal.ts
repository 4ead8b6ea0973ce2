/**
 * Whether the browser sends Global Privacy Control (w3c.github.io/gpc). It counts as Reject All until the visitor
 * decides
 * otherwise with "Cookie settings" in the footer: the banner stays hidden and nothing is recorded.
 */
export function hasPrivacySignal(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}
