import { focusSearchOnSlash } from "#app/admin/slash-key.ts";
import { replaceBlockedStorage } from "./blocked-storage.ts";
import { deferredScripts } from "./hydration.ts";
import { replayInputAfterHydration } from "./replay-input.ts";
import { isSupportedBrowser } from "./supported-browser.ts";

/* The inline script of the admin: starts hydration as soon as the document is parsed. */

const boot = document.currentScript as HTMLScriptElement;
replaceBlockedStorage();
// A key pressed before hydration would be lost, together with what is typed next.
document.addEventListener("keydown", focusSearchOnSlash);
replayInputAfterHydration({ isLostOnly: false });
addEventListener("DOMContentLoaded", () => {
  if (isSupportedBrowser()) deferredScripts(boot.nonce)?.run();
  else showHtmlOnly();
});

/** Shows an older browser what browsers without JavaScript show. */
function showHtmlOnly() {
  for (const hidden of document.querySelectorAll("noscript")) hidden.outerHTML = hidden.textContent ?? "";
}
