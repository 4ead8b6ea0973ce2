import { expect, test } from "vitest";
import { registry, settingKeys } from "./registry.ts";
import { readStored } from "./stored-value.ts";

const flags = settingKeys.filter((key) => registry[key].control === "toggle");
const optIns = ["gtm_enabled", "custom_scripts_enabled", "home_hero_films_enabled"];

test("DATA-03: the Boolean settings are those whose keys end in _enabled", () => {
  expect(flags.sort()).toEqual(settingKeys.filter((key) => key.endsWith("_enabled")).sort());
});

test.each(flags.filter((key) => !optIns.includes(key)))(
  'DATA-03: %s is true unless the text is "false"',
  (key) => {
    const read = (stored: string) => readStored(registry[key], stored);
    expect(read("false")).toEqual({ fits: true, value: false });
    for (const stored of ["true", "", "0", "no", "False", "FALSE", " false", "null"])
      expect(read(stored), stored).toEqual({ fits: true, value: true });
  },
);

test.each(["gtm_enabled", "custom_scripts_enabled", "home_hero_films_enabled"] as const)(
  'DATA-03: %s is true only if the text is "true"',
  (key) => {
    const read = (stored: string) => readStored(registry[key], stored);
    expect(read("true")).toEqual({ fits: true, value: true });
    for (const stored of ["false", "", "1", "yes", "True", "TRUE", " true", "on"])
      expect(read(stored), stored).toEqual({ fits: true, value: false });
  },
);

test.each(["", "soon", "0", "12.5", "61", "Infinity"])("%j is not a valid number of months", (stored) => {
  expect(readStored(registry.cookie_consent_validity_months, stored).fits).toBe(false);
});

test.each([
  "",
  "null",
  "{}",
  '"+44 161 496 0123"',
  "[12]",
  '["123"]',
  '[""]',
  "[",
  '["+44 161 496 0123", null]',
])("DATA-04: %j is not a valid list of phone numbers", (stored) => {
  expect(readStored(registry.contact_phones, stored).fits).toBe(false);
});

test("the error of an invalid value names its position", () => {
  const stored = JSON.stringify([{ name: "Marta Esteves", role: "Partner" }, { name: "Tomas Rimkus" }]);
  expect(readStored(registry.home_team_members, stored)).toEqual({
    fits: false,
    problem: "1.role: Role is missing",
  });
});
