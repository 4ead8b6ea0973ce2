import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { installDebian } from "./debian.ts";
import { messages } from "./messages.ts";

/** Debian's headless browser: windows account for most of the CPU time of an end-to-end test's context. */
const headless = "chromium-headless-shell";

const usualPlaces = [
  `/usr/bin/${headless}`,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser of the end-to-end tests: CHROMIUM_PATH, an installed one, or the one that Playwright downloaded. */
export function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

/** Finds a browser or installs Debian's. Returns the reason when neither is possible. */
export function ensureChromium(): string | undefined {
  if (findChromium()) return undefined;
  installDebian(headless);
  if (findChromium()) return undefined;
  const install = installDebian("chromium"); // for releases that have only the browser with windows
  if (findChromium()) return undefined;
  return messages.noBrowser(install);
}
