import { noteArrival } from "#app/site/arrivals.ts";
import { replaceBlockedStorage } from "./blocked-storage.ts";

/*
 * The inline script of public pages, which blocks the first paint, so every byte counts. It notes the visit and, after
 * the first paint, loads the page module, which does everything else.
 */

const boot = document.currentScript as HTMLScriptElement;
replaceBlockedStorage();
if (boot.dataset.isVisit) noteArrival();

addEventListener("DOMContentLoaded", async () => {
  await firstPaint();
  const page = document.createElement("script");
  page.type = "module";
  page.nonce = boot.nonce;
  page.src = boot.dataset.pageModule ?? "";
  document.head.append(page);
});

/**
 * Scripts would compete with the style sheet and fonts for the first paint; until then links and forms work without
 * them. Firefox has no paint entry for a page that opens scrolled, but a second animation frame comes after a paint. A
 * background tab is not painted and does not wait.
 */
async function firstPaint() {
  if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded));
  if (document.hidden) return;
  await new Promise((painted) => {
    addEventListener("visibilitychange", painted, { once: true });
    requestAnimationFrame(() => requestAnimationFrame(painted));
    new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  });
}
