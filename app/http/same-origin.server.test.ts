import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.server.ts";

const address = "http://internal:3000/admin/pages/dwh/publication";

test.each([
  ["Sec-Fetch-Site is same-origin", { "Sec-Fetch-Site": "same-origin" }],
  ["Sec-Fetch-Site is none", { "Sec-Fetch-Site": "none" }],
  ["an older browser sends the site's Origin", { Origin: "http://site.example", Host: "site.example" }],
  ["no browser headers are sent", {}],
])("SAFE-04: a write is accepted when %s", (_, headers) => {
  expect(isSameOrigin(write(headers))).toBe(true);
});

test.each([
  ["from another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
  ["from another subdomain", { "Sec-Fetch-Site": "same-site", Origin: "https://files.site.example" }],
  ["from another site in an older browser", { Origin: "https://evil.example", Host: "site.example" }],
  ["from another port in an older browser", { Origin: "http://site.example:81", Host: "site.example" }],
  ["from a sandboxed frame", { Origin: "null", Host: "site.example" }],
])("SAFE-04: a write %s is rejected", (_, headers) => {
  expect(isSameOrigin(write(headers))).toBe(false);
});

test("SAFE-04: a cross-site read is accepted", () => {
  expect(isSameOrigin(new Request(address, { headers: { "Sec-Fetch-Site": "cross-site" } }))).toBe(true);
});

function write(headers: Record<string, string>) {
  return new Request(address, { method: "POST", headers });
}
