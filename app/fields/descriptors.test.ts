import { expect, test } from "vitest";
import { z } from "zod";
import { address, date, email, listOf, number, phone, picture, tags, text } from "./descriptors.ts";
import { fieldsOf } from "./field-meta.ts";
import { hexColour, lowContrast } from "./hex-colour.ts";

const problemOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test("a blank text is rejected if required, and accepted with min 0", () => {
  expect(problemOf(text("Name"), "  ")).toBe("Name is missing");
  expect(text("Name", { min: 0 }).parse(" \r\n")).toBe("");
  expect(fieldsOf(z.object({ name: text("Name", { min: 0 }) }))[0]?.required).toBe(false);
});

test.each([
  ["2026-02-29", "Closes: use a date such as 2026-12-31"],
  ["31.12.2026", "Closes: use a date such as 2026-12-31"],
  ["", "Closes: use a date such as 2026-12-31"],
  ["2025-12-31", "Closes: choose a date from 2026-01-01 to 2199-12-31"],
  ["2026-01-01", undefined],
])("the date %j gives the error %j", (value, problem) => {
  expect(problemOf(date("Closes", { from: "2026-01-01" }), value)).toBe(problem);
});

test("a colour is stored with six digits, whatever its contrast", () => {
  const ink = hexColour("Ink", { against: { name: "paper", colour: "#ffffff" } });
  expect(ink.parse(" #9fd ")).toBe("#99ffdd");
  expect(problemOf(ink, "red")).toContain("six hexadecimal digits");
  expect(fieldsOf(z.object({ ink }))[0]).toMatchObject({
    control: "hexColour",
    against: { name: "paper", colour: "#ffffff" },
  });
});

test("lowContrast reports a contrast too low for text and ignores invalid colours", () => {
  expect(lowContrast("#777777", "#ffffff")).toBe(4.4);
  expect(lowContrast("#000000", "#ffffff")).toBeUndefined();
  expect(lowContrast("#77", "#ffffff")).toBeUndefined();
});

test.each([
  [email("Email"), "nobody", "Email: enter a valid email address"],
  [phone("Phone"), "12345", "Phone: use at least 10 digits, spaces, +, - or parentheses"],
  [address("Link"), "javascript:alert(1)", "Link: use a web address or a path that starts with /"],
  [address("Link"), "page:00000000-0000-4000-8000-000000000000", "Link: use a web address"],
  [picture("Cover"), "http://pictures.example/1.png", "Cover: choose a picture from the media library"],
  [number("Days", { min: 30, max: 60 }), 0, "Days: use a whole number from 30 to 60"],
  [number("Days", { min: 30, max: 60, orZero: true }), 0, undefined],
  [tags("Tags"), ["x".repeat(41)], "Tags: use at most 40 characters each"],
])("%#: %j is rejected with a message or accepted", (schema, value, problem) => {
  if (problem) expect(problemOf(schema, value)).toContain(problem);
  else expect(problemOf(schema, value)).toBeUndefined();
});

test("a list of single values describes its element", () => {
  const phones = listOf("Phone numbers", "phone number", phone("Number"), { max: 4 });
  expect(fieldsOf(z.object({ phones }))[0]).toMatchObject({
    control: "list",
    item: "phone number",
    element: { control: "phone", label: "Number" },
  });
});
