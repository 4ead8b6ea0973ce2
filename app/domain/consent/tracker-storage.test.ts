import { expect, test } from "vitest";
import { consentStorageKey } from "./consent.ts";
import { isLeftBy } from "./tracker-storage.ts";

test.each(["_ga", "_ga_AB12CD3EF4", "_gid", "_dc_gtm_UA-1234-1", "_hjSessionUser_42"])(
  "COOKIE-04: the entry %s belongs to analytics",
  (name) => {
    expect(isLeftBy("analytics", name)).toBe(true);
    expect(isLeftBy("marketing", name)).toBe(false);
  },
);

test.each(["_gcl_au", "_gac_UA-1234-1", "_fbp", "_uetsid", "hubspotutk"])(
  "COOKIE-04: the entry %s belongs to marketing",
  (name) => {
    expect(isLeftBy("marketing", name)).toBe(true);
    expect(isLeftBy("analytics", name)).toBe(false);
  },
);

test.each([consentStorageKey, "visitor_history", "first_touch", "_gallery", "__Host-session"])(
  "COOKIE-04: the entry %s belongs to no tracker",
  (name) => {
    expect(isLeftBy("analytics", name) || isLeftBy("marketing", name)).toBe(false);
  },
);
