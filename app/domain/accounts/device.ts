import Bowser from "bowser";

/** Where a request comes from, and from which browser. */
export interface Visit {
  userAgent: string | null;
  address: string | null;
  /** The token of a remembered device. */
  device?: string;
}

/** The browser and system that a `User-Agent` names, in words: `Firefox on Windows`. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return "An unknown browser";
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name || "A browser", os.name && `on ${os.name}`];
  return names.filter(Boolean).join(" ");
}
