/**
 * Whether the scripts run in this browser: package.json's `browserslist` names the first versions of each engine that
 * have all three (Chromium 120, Firefox 128, Safari 17.4).
 */
export function isSupportedBrowser(): boolean {
  return "canParse" in URL && "registerProperty" in CSS && "checkVisibility" in document.documentElement;
}
