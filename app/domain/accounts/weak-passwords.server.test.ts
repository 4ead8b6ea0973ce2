import { expect, test } from "vitest";
import { saveSettings } from "#app/domain/settings/settings.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { weakPasswordProblem } from "./passwords.server.ts";

const account = ["victor@example.com", "Victor Vane"];

test.each([
  "passwordpassword",
  "PasswordPassword1",
  "P@ssw0rdP@ssw0rd",
  "aaaaaaaaaaaa",
  "123456789012",
  "qwertyuiopas",
  "sunshine1234",
  "iloveyouiloveyou",
  "victor@example.com",
  "VictorVane2026!",
  "Kestrel-Kestrel",
])("ADMIN-02: the password %s is refused as easy to guess", async (password) => {
  expect(await weakPasswordProblem(password, account)).toMatch(/^This password/);
});

test.each([
  "four quiet words here",
  "seven quiet kestrels over the moor",
  "x7Kp2mQz9vLt",
  "another four quiet words",
])("ADMIN-02: the password %s is accepted", async (password) => {
  expect(await weakPasswordProblem(password, account)).toBeUndefined();
});

test("ADMIN-02: the brand name counts as part of a weak password", async () => {
  expect(await weakPasswordProblem("Harbourline-99", account)).toBeUndefined();
  await saveSettings("brand", { brand_name: "Harbourline" }, await createStaff());
  expect(await weakPasswordProblem("Harbourline-99", account)).toMatch(/name of the site/);
});
