import { sessionMemory } from "./session-memory.ts";

export const utmFields = {
  utmSource: "utm_source",
  utmMedium: "utm_medium",
  utmCampaign: "utm_campaign",
  utmTerm: "utm_term",
  utmContent: "utm_content",
} as const;

/** The origin of the visit: UTM values of the first address, and the referrer. */
export type FirstTouch = Record<keyof typeof utmFields | "referrer", string>;

const memory = sessionMemory("first_touch", (stored) =>
  typeof stored === "object" && stored !== null ? touch((field) => Reflect.get(stored, field)) : undefined,
);

/** Stores the origin of the session's first page; later pages change nothing. */
export function rememberFirstTouch(url: URL, referrer: string) {
  memory.write(memory.read() ?? touchFromUrl(url, referrer));
}

/** Returns the origin of the session; empty strings for unknown values. */
export function readFirstTouch(): FirstTouch {
  return memory.read() ?? touch(() => "");
}

/**
 * Returns the UTM values of an address and its referrer. A page of the same site is not a referrer, but its address can
 * still have UTM values: of a visitor who left the first page before hydration.
 */
export function touchFromUrl(url: URL, referrer: string): FirstTouch {
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const before = from?.origin === url.origin ? from : undefined;
  return touch((field) => {
    if (field === "referrer") return before ? "" : from?.href;
    return url.searchParams.get(utmFields[field]) ?? before?.searchParams.get(utmFields[field]);
  });
}

function touch(read: (field: keyof FirstTouch) => unknown): FirstTouch {
  const text = (field: keyof FirstTouch) => {
    const value = read(field);
    return typeof value === "string" ? value : "";
  };
  return {
    utmSource: text("utmSource"),
    utmMedium: text("utmMedium"),
    utmCampaign: text("utmCampaign"),
    utmTerm: text("utmTerm"),
    utmContent: text("utmContent"),
    referrer: text("referrer"),
  };
}
