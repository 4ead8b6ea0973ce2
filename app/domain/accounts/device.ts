import Bowser from "bowser";
import { messages } from "./messages.ts";

/** Network address, browser and device token of a request. */
export interface Visit {
  userAgent: string | null;
  address: string | null;
  /** The token of a remembered device. */
  device?: string;
}

/** Returns the browser and system that a `User-Agent` names, as text: `Firefox on Windows`. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return messages.unknownBrowser;
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name || messages.aBrowser;
  return os.name ? messages.browserOn(name, os.name) : name;
}
