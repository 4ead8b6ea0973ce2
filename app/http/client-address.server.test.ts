import { expect, test } from "vitest";
import { clientAddress, trustedHeaders } from "./request.server.ts";

function from(peer: string, forwarded?: string) {
  const headers = new Headers({ [trustedHeaders.peer]: peer });
  if (forwarded) headers.set("X-Forwarded-For", forwarded);
  return new Request("https://kestrel.example/", { headers });
}

test("LEAD-14: without a trusted proxy the connection's address is used and forwarded headers are ignored", () => {
  expect(clientAddress(from("203.0.113.7", "198.51.100.1"), 0)).toBe("203.0.113.7");
});

test("LEAD-14: with n trusted proxies the nth forwarded address from the right is used", () => {
  const request = from("10.0.0.2", "6.6.6.6, 198.51.100.1, 10.0.0.1");

  expect(clientAddress(request, 1)).toBe("10.0.0.1");
  expect(clientAddress(request, 2)).toBe("198.51.100.1");
});

test("LEAD-14: too few or invalid forwarded addresses end the search at the last valid one", () => {
  expect(clientAddress(from("10.0.0.2", "198.51.100.1"), 3)).toBe("198.51.100.1");
  expect(clientAddress(from("10.0.0.2", "198.51.100.1, unknown"), 2)).toBe("10.0.0.2");
  expect(clientAddress(from("10.0.0.2"), 1)).toBe("10.0.0.2");
});

test.each([
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:4711", "203.0.113.7"],
  ["[2001:DB8::1]:4711", "2001:db8::1"],
])("LEAD-14: the address %s is normalised to %s", (peer, address) => {
  expect(clientAddress(from(peer), 0)).toBe(address);
});
