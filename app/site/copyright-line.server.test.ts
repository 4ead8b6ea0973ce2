import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { copyrightLine } from "./copyright-line.server.ts";

const settings = { ...defaultSettings, footer_copyright: "© 2009–{year} Kestrel" };

test.each([
  ["Pacific/Kiritimati", "2026-12-31T09:59:59Z", "© 2009–2026 Kestrel"],
  ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "© 2009–2027 Kestrel"],
  ["America/New_York", "2027-01-01T04:59:59Z", "© 2009–2026 Kestrel"],
  ["America/New_York", "2027-01-01T05:00:00Z", "© 2009–2027 Kestrel"],
])(
  "FOOT-04: the copyright year changes at New Year in the office's time zone: %s, %s",
  (timeZone, now, line) => {
    expect(copyrightLine({ ...settings, leads_time_zone: timeZone }, new Date(now))).toBe(line);
  },
);

test("FOOT-04: the copyright line names the brand, and one without placeholders is shown unchanged", () => {
  const named = { ...defaultSettings, brand_name: "Nordlicht GmbH" };
  expect(copyrightLine(named, new Date("2026-12-31T09:59:59Z"))).toBe("© 2026 Nordlicht GmbH");
  expect(copyrightLine({ ...named, footer_copyright: "© Others" })).toBe("© Others");
});
