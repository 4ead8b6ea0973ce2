import { expect, test } from "vitest";
import { isOwnPath } from "./smart-link.tsx";

test.each(["/", "/solutions", "/solutions/dwh#prices", "/lets-talk?from=footer"])(
  "%s is a page of this site",
  (href) => {
    expect(isOwnPath(href)).toBe(true);
  },
);

// Browsers treat a backslash as a slash, and other full stops as dots of a host name (CVE-2026-53669).
test.each([
  ...["https://example.com", "//example.com", "mailto:a@b.example", "#prices", "/files/terms.pdf"],
  "/media/5f0c1d8e-1111-4222-8333-444455556666",
  ...["/\\example。com", "/solutions\\dwh"],
])("%s is not a page of this site", (href) => {
  expect(isOwnPath(href)).toBe(false);
});
