import { focusSearchOnSlash } from "#app/admin/slash-key.ts";
import { deferredScripts } from "./start-scripts.ts";

// A key that is pressed before React has hydrated the screen would be lost, and with it what is typed next.
document.addEventListener("keydown", focusSearchOnSlash);
deferredScripts(document.currentScript as HTMLScriptElement).then(({ run }) => run());
