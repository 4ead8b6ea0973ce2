import { expect, test } from "vitest";
import { addressGroup } from "./address-group.server.ts";

test("LEAD-14: IPv6 addresses are grouped by their /64 network", () => {
  expect(addressGroup("2001:db8:0:7:1::2")).toBe("2001:db8:0:7::/64");
  expect(addressGroup("2001:db8:0:7:ffff:ffff:ffff:ffff")).toBe("2001:db8:0:7::/64");
  expect(addressGroup("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(addressGroup("::1")).toBe("0:0:0:0::/64");
  expect(addressGroup("203.0.113.7")).toBe("203.0.113.7");
});
