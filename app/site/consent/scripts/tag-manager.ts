import { scriptElement } from "./script-element.ts";
import { slot } from "./slot.ts";

/** Loads Google Tag Manager by container id, like its official snippet. */
export function tagManagerSlot() {
  return slot<string>((containerId) => {
    window.dataLayer ??= [];
    window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });

    const script = scriptElement();
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
    document.head.append(script);
    return () => script.remove();
  });
}
