import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { oneLine } from "#app/domain/texts/text.ts";
import { enquirySchema } from "#tests/support/enquiry-schema.ts";

const complete = {
  id: "5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10",
  name: "Ines Duarte",
  email: "ines@ferries.example",
  description: "Ferry bookings that survive the summer.",
};

function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...fields })) form.set(name, value);
  return parseWithZod(form, { schema: enquirySchema });
}

const errors = (fields: Record<string, string>) => parse(fields).reply().error;
const value = (fields: Record<string, string>) => {
  const submission = parse(fields);
  return submission.status === "success" ? submission.value : undefined;
};

test("LEAD-04: every required field has its own error message", () => {
  const empty = parseWithZod(new FormData(), { schema: enquirySchema }).reply().error;

  expect(empty).toEqual({
    name: ["Name is required"],
    email: ["Email is required"],
    description: ["Project description is required"],
  });
  expect(errors({ name: " \t ", email: "  ", description: " \n " })).toEqual(empty);
});

test.each([
  "plain",
  "a@b",
  "a b@c.de",
  "a@b .de",
  "@b.de",
  "a@@b.de",
  "a@b.",
  "a@b.de\0x",
  "a\u202eb@c.de",
  "a@\u200bb.de",
  "a\u3164@b.de",
  "a,b@c.de",
  "a@b.de,c@d.de",
  '"a"b@c.de',
  "a<b@c.de>",
  "a(b)@c.de",
  "a:b@c.de",
  "a;b@c.de",
  "a\\b@c.de",
  "a@[192.0.2.1]",
])("LEAD-04: %j is not a valid email address", (email) => {
  expect(errors({ email })).toEqual({ email: ["Please enter a valid email"] });
});

test.each(["\u200b", "\u3164", "\u2800 \u00ad", "\u200d\u200c", "\u2028\u202e\u2060"])(
  "LEAD-04: a name or description of invisible characters counts as empty: %j",
  (text) => {
    expect(errors({ name: text, description: text.repeat(10) })).toEqual({
      name: ["Name is required"],
      description: ["Project description is required"],
    });
  },
);

test.each(["علی\u200cرضا", "क्\u200dष", "李小龍", "José Ñandú-O’Neill", "Zoë 👩🏽\u200d💻"])(
  "LEAD-04: %s is a valid name and stays as it is",
  (name) => {
    expect(value({ name })).toMatchObject({ name });
  },
);

test.each(["ines@ferries.example", "o'hara+x@sub.domain.co"])(
  "LEAD-04: %s is a valid email address",
  (email) => {
    expect(value({ email })).toMatchObject({ email });
  },
);

test.each([
  "ines@ferries.example\u200b", // copied from a web page
  "\u202aines@ferries.example\u202c", // from the contacts of Windows
  "\ufeff\u2060 ines@ferries.example\u00ad",
  "\u200eInes <ines@ferries.example>\u200e",
  "ｉｎｅｓ＠ｆｅｒｒｉｅｓ．ｅｘａｍｐｌｅ", // typed with a Japanese keyboard
])("WORLD-05: %j is read without what cannot be seen, and in plain letters", (email) => {
  expect(value({ email })).toMatchObject({ email: "ines@ferries.example" });
});

test("WORLD-05: addresses and numbers are stored in one spelling; what needs SMTPUTF8 is refused", () => {
  expect(value({ email: "Anna <info@例え.jp>", phone: "06.12.34.56.78" })).toMatchObject({
    email: "info@xn--r8jz45g.jp",
    phone: "06 12 34 56 78",
  });
  expect(errors({ email: "名@例え.jp" })).toEqual({
    email: ["Please enter a valid email: many mail servers refuse “名” before the @"],
  });
  expect(errors({ email: "Jörg <jörg@kestrel>" })).toMatchObject({ email: [expect.stringContaining("“ö”")] });
  expect(errors({ email: "Jörg <jorg@kestrel>" })).toEqual({ email: ["Please enter a valid email"] });
});

test.each(["123", "+351 91 0", "call me maybe", "0123456789x", "1234 ext. 123456", "+".repeat(41)])(
  "LEAD-04: %s is not a valid phone number",
  (phone) => {
    expect(errors({ phone })).toEqual({ phone: ["Please enter a valid phone number"] });
  },
);

test.each(["", "+351 (91) 234-5678", "0123456789"])("LEAD-04: the phone number may be %j", (phone) => {
  expect(value({ phone })?.phone ?? "").toBe(phone);
});

test("LEAD-04: the extension of a phone number is kept, however it is written", () => {
  for (const written of ["ext. 12", "Extension 12", "Durchwahl 12", "x12", "#12"])
    expect(value({ phone: `+49 30 1234 ${written}` })).toMatchObject({ phone: "+49 30 1234 ext. 12" });
  expect(errors({ phone: `${"1".repeat(41)} x12` })).toEqual({
    phone: ["Please enter a valid phone number"],
  });
});

test("LEAD-04: a description needs at least ten characters after trimming", () => {
  expect(errors({ description: "   ninechars   " })).toEqual({
    description: ["Please provide more details (min 10 characters)"],
  });
  expect(value({ description: "  ten chars!  " })).toMatchObject({ description: "ten chars!" });
});

test("LEAD-04: a value that is too long is rejected with a message", () => {
  expect(errors({ name: "n".repeat(201), description: "d".repeat(10_001) })).toEqual({
    name: ["Please keep the name below 200 characters"],
    description: ["Please keep the description below 10,000 characters"],
  });
});

test("LEAD-05: a file of the wrong type or size is rejected with a message", () => {
  const form = new FormData();
  for (const [name, text] of Object.entries(complete)) form.set(name, text);
  form.append("files", new File(["x"], "tool.exe"));
  form.append("files", new File([new Uint8Array(5_242_881)], "plan.pdf"));

  expect(parseWithZod(form, { schema: enquirySchema }).reply().error).toEqual({
    files: ["tool.exe is not a PDF, DOC, DOCX, TXT, JPG or PNG file", "plan.pdf exceeds 5MB limit"],
  });
});

test("LEAD-10: control characters, which Postgres and mail headers cannot hold, are removed", () => {
  expect(
    value({
      name: "Ines\0\r\nBcc: everyone@example.com",
      description: "First line\r\nsecond\0 line\u0007\twith a tab",
      referrer: "https://a.example/\r\nx",
    }),
  ).toMatchObject({
    name: "Ines Bcc: everyone@example.com",
    description: "First line\nsecond line\twith a tab",
    referrer: "https://a.example/ x",
  });
});

test("LEAD-12: the last twenty visits are stored, and an invalid history is stored as an empty list", () => {
  const visits = Array.from({ length: 25 }, (_, visit) => `/page-${visit} (2026-11-20T12:00:00.000Z)`);

  expect(value({ visitorHistory: JSON.stringify(visits) })?.visitorHistory).toEqual(visits.slice(-20));
  for (const visitorHistory of ["", "[", "{}", '[{"a":1}]', "null"]) {
    expect(value({ visitorHistory })?.visitorHistory).toEqual([]);
  }
});

test("LEAD-12: source addresses are shortened, not rejected", () => {
  expect(value({ sourceUrl: `https://a.example/${"x".repeat(5000)}`, utmSource: "" })).toMatchObject({
    sourceUrl: expect.stringMatching(/^https:\/\/a\.example\/x{1982}$/),
    utmSource: null,
    utmMedium: null,
  });
});

test("LEAD-13: an id must be a UUID, and a form without JavaScript may omit it", () => {
  expect(errors({ id: "1; drop table leads" })).toHaveProperty("id");
  expect(value({ id: "" })).toMatchObject({ id: undefined });
});

test("SAFE-05: direction marks and zero-width spaces are removed from a name", () => {
  expect(oneLine("Rosa \u202egnp.exe\u202c D\u2066í\u2069a\u200bz\u200f")).toBe("Rosa gnp.exe Díaz");
});
