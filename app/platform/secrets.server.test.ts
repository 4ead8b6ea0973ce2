import { expect, test } from "vitest";
import { seal, unseal } from "./secrets.server.ts";

test("ADMIN-03: a sealed secret can be opened only in its own context", () => {
  const sealed = seal("JBSWY3DPEHPK3PXP", "account-1");
  expect(unseal(sealed, "account-1")).toBe("JBSWY3DPEHPK3PXP");
  expect(() => unseal(sealed, "account-2")).toThrow();
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(seal("JBSWY3DPEHPK3PXP", "account-1")).not.toBe(sealed);
});

test("ADMIN-03: a modified sealed secret cannot be opened", () => {
  const bytes = Buffer.from(seal("JBSWY3DPEHPK3PXP", "account-1"), "base64url");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal(bytes.toString("base64url"), "account-1")).toThrow();
});
