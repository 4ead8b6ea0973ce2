import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "./passwords.server.ts";

const password = "four quiet words here";

test("ADMIN-02: a password is kept as argon2id with the parameters OWASP names, each with its own salt", async () => {
  const [first, second] = [await hashPassword(password), await hashPassword(password)];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});

test("ADMIN-02: only the password itself matches", async () => {
  const hash = await hashPassword(password);
  expect(await passwordMatches(password, hash)).toBe(true);
  expect(await passwordMatches(`${password} `, hash)).toBe(false);
  expect(await passwordMatches("", hash)).toBe(false);
});

test("ADMIN-02: an address that nobody has costs the same work as a wrong password", async () => {
  const hash = await hashPassword(password);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    known.push(await workOf(() => passwordMatches("wrong", hash)));
    unknown.push(await workOf(() => passwordMatches("wrong", undefined)));
  }
  const ratio = Math.min(...unknown) / Math.min(...known);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

/** Microseconds of processor time on all threads; what else the machine is doing does not count. */
async function workOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user;
}
