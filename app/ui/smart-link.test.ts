import { expect, test } from "vitest";
import { isOwnPath } from "./smart-link.tsx";

test.each(["/", "/solutions", "/solutions/dwh#prices", "/lets-talk?from=footer"])(
  "%s is a page of this site",
  (href) => {
    expect(isOwnPath(href)).toBe(true);
  },
);

test.each(["https://example.com", "//example.com", "mailto:a@b.example", "#prices", "/files/terms.pdf"])(
  "%s is not a page of this site",
  (href) => {
    expect(isOwnPath(href)).toBe(false);
  },
);
