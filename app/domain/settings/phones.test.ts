import { expect, test } from "vitest";
import { phonesOf } from "./phones.ts";
import { defaultSettings } from "./registry.ts";

test("SITE-07: phone numbers of offices come first, with their city, and no number comes twice", () => {
  const office = { city: "Lisbon", country: "", address: "", timeZone: "", coordinates: "", imageUrl: "" };
  const phones = phonesOf({
    ...defaultSettings,
    home_offices_items: [
      { ...office, phone: "+351 21 000 0150" },
      { ...office, phone: "" },
    ],
    contact_phones: ["+44 161 496 0123", "+351 21 000 0150"],
  });
  expect(phones).toEqual([{ number: "+351 21 000 0150", city: "Lisbon" }, { number: "+44 161 496 0123" }]);
});
