import { focusSearchOnSlash } from "#app/admin/slash-key.ts";
import { deferredScripts } from "./deferred-scripts.ts";

/* The inline script of the admin, where people come to work: the framework's scripts run as soon as the document is read. */

const boot = document.currentScript as HTMLScriptElement;
// A key that is pressed before React has hydrated the screen would be lost, and with it what is typed next.
document.addEventListener("keydown", focusSearchOnSlash);
addEventListener("DOMContentLoaded", () => {
  // Behind what React knows of the head.
  document.head.append(boot);
  deferredScripts(boot.nonce)?.run();
});
