import { verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { hashPassword, passwordMatches } from "./passwords.server.ts";

vi.mock("@node-rs/argon2", { spy: true });

const password = "four quiet words here";

test("ADMIN-02: a password is hashed with argon2id, OWASP's parameters and its own salt", async () => {
  const [first, second] = [await hashPassword(password), await hashPassword(password)];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});

test("ADMIN-02: only the exact password matches its hash", async () => {
  const hash = await hashPassword(password);
  expect(await passwordMatches(password, hash)).toBe(true);
  expect(await passwordMatches(`${password} `, hash)).toBe(false);
  expect(await passwordMatches("", hash)).toBe(false);
});

test("ADMIN-02: an unknown address costs the same hashing work as a wrong password", async () => {
  const passwordHash = await hashPassword(password);
  vi.mocked(verify).mockClear();
  await passwordMatches("wrong", passwordHash);
  await passwordMatches("wrong", undefined);

  // Each call runs one real check against a hash with the same algorithm, memory, passes and lanes.
  const work = vi.mocked(verify).mock.calls.map(([checked]) => String(checked).split("$").slice(1, 4));
  expect(work).toHaveLength(2);
  expect(work[1]).toEqual(work[0]);
});
