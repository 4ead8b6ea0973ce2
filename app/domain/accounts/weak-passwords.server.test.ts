import { expect, test } from "vitest";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
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
  // A word of any language, a year and a sign.
  "Agentur2026!",
  "2026Agentur!!",
  "Sommer2026!!",
  "Kennwort-2026",
  "Pa55wort!2026",
  // The site's name with a common word.
  "kestrel-admin-2026",
  "Admin#Kestrel#1",
  "Welcome-Kestrel-1",
  // Rows of keyboards.
  "qwertzuiop12",
  "azertyuiop12",
  "yxcvbnm,.-12",
  "poiuztrewq12",
  "1qaz2wsx3edc",
  "йцукенгшщз",
  "ЙцукенгшщзХъ",
  "фывапролджэ1",
  "1йфя2цыч3увс",
  "фівапролджє12",
  "уеишщксдзц12",
  "ασδφγηξκλ123",
  "asdfghjklşi1",
  "שדגכעיחלךף12",
  "ضصثقفغعهخحجد",
])("ADMIN-02: the password %s is refused as easy to guess", async (password) => {
  await saveSettings("brand", { brand_name: "Kestrel" }, await createStaff());
  expect(await weakPasswordProblem(password, account)).toMatch(/^This password/);
});

test.each([
  "four quiet words here",
  "seven quiet kestrels over the moor",
  "x7Kp2mQz9vLt",
  "another four quiet words",
  "kestrel ferry lantern moss",
  "Gr8-Vm4w.kestrel.q9Zt",
  "тихая вода под мостом",
  "μια ήσυχη θάλασσα",
])("ADMIN-02: the password %s is accepted", async (password) => {
  expect(await weakPasswordProblem(password, account)).toBeUndefined();
});

test("ADMIN-02: the brand name counts as part of a weak password", async () => {
  expect(await weakPasswordProblem("Harbourline-99", account)).toBeUndefined();
  const saved = await saveSettings("brand", { brand_name: "Harbourline" }, await createStaff());
  expect(saved).toMatchObject({ status: "saved" });
  await expect.poll(() => weakPasswordProblem("Harbourline-99", account)).toMatch(/name of the site/);
});
