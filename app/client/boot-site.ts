import { noteArrival } from "#app/site/arrivals.ts";
import { startScripts } from "./start-scripts.ts";

const boot = document.currentScript as HTMLScriptElement;
if (boot.dataset.isVisit) noteArrival();
startScripts(boot, firstPaint);

/**
 * Scripts would compete with style sheet and fonts for the first paint; until then links and forms work without them. A
 * tab in the background is not painted, and some browsers do not report a paint: neither waits for it.
 */
async function firstPaint() {
  if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded));
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return;
  await new Promise((painted) => {
    addEventListener("visibilitychange", painted, { once: true });
    new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  });
}
