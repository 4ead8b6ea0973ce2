import { domainToUnicode } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalEmail } from "#app/platform/email-address.ts";
import { addressSpellings, readableEmail } from "./address-spellings.server.ts";
import { tidyPhone } from "./phone.ts";

describe("e-mail addresses", () => {
  test.each([
    "a..b@example.org",
    ".a@example.org",
    "a.@example.org",
    "info@example..org",
    "info@-a.org",
    "info@a-.org",
    "info@a_b.org",
    "info@localhost",
    "info@1.2.3.4",
    "info@example.123",
    "info@[1.2.3.4]",
    '"a b"@example.org',
    "a@@example.org",
    "a@b.org, c@d.org",
    "x@y.org <a@b.org>",
    "jürgen@example.org",
    "info@example.org..",
    "info@exa\u00admple.org",
    "info@exa\u200bmple.org",
    "a<info@example.org>",
    "a@b.org:25",
    "a@b.org/path",
    "@b.org",
    "",
    `${"a".repeat(65)}@example.org`,
    `a@${"b".repeat(64)}.org`,
    `a@${"b.".repeat(126)}org`,
  ])("WORLD-05: %j, which mail servers refuse, is refused", (text) => {
    expect(canonicalEmail(text)).toBeUndefined();
  });

  test.each([
    "info@example.org.",
    "info@example.org/",
    "info@example.org'",
    "info@example.org,",
    "info@example.org;",
    "info@example.org)",
    "<info@example.org>",
    "<info@example.org>,",
    "'info@example.org'",
    "“info@example.org”",
    "mailto:info@example.org",
    "MAILTO:info@example.org?subject=Hello",
    "Anna Müller <info@example.org>",
    '"Müller, Anna" <info@example.org>;',
    "info@EXAMPLE.org",
    " info@example.org\n",
    "info@ｅｘａｍｐｌｅ.org",
  ])("WORLD-05: %j is info@example.org", (text) => {
    expect(canonicalEmail(text)).toBe("info@example.org");
  });

  test.each(["Zoe.OBrien+web@example.org", "o'brien@example.org", "a@b.co", "{x}|y@a-b.c1.museum"])(
    "WORLD-05: %s stays as typed",
    (address) => expect(canonicalEmail(address)).toBe(address),
  );

  test("WORLD-05: a domain has one spelling, in Unicode and in ASCII", () => {
    expect(canonicalEmail("lukasz@żółć.example")).toBe("lukasz@xn--kda4b0koi.example");
    expect(canonicalEmail("lukasz@ŻÓŁĆ.example")).toBe("lukasz@xn--kda4b0koi.example");
  });

  test.each(["0243446257", "0x1f", "10.1", "a@10.1", "1.2.3", "017.0.0.1"])(
    "WORLD-05: %s is no domain, and is shown and searched as it is",
    (text) => {
      expect(readableEmail(text)).toBe(text);
      expect(addressSpellings(text)).toEqual([text]);
    },
  );

  test("WORLD-05: an accepted address is ASCII, has one spelling, and is found by its Unicode domain", () => {
    const text = fc.oneof(
      fc.emailAddress(),
      fc
        .string({ unit: fc.constantFrom(..."aé1.-_@<>'\"/:ß٣\u200b "), maxLength: 20 })
        .map((end) => `a@b${end}.org`),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const address = canonicalEmail(typed);
        if (!address) return;
        expect(address).toMatch(/^[!-~]{3,254}$/);
        expect(canonicalEmail(address)).toBe(address);
        const [local, host = ""] = address.split("@");
        expect(canonicalEmail(`${local}@${domainToUnicode(host)}`)).toBe(address);
      }),
    );
  });
});

test.each([
  ["06.12.34.56.78", "06 12 34 56 78"],
  ["+49\u00a0221\u202f4710815", "+49 221 4710815"],
  ["+1 (415) 555\u20112671", "+1 (415) 555-2671"],
  ["+55 11 91234\u20135678", "+55 11 91234-5678"],
  ["0049/89/123456", "0049 89 123456"],
  ["tel:+4989123456", "+4989123456"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["＋４９（８９）１２３４５６", "+49(89)123456"],
  ["𝟘𝟙𝟚𝟵", "0129"],
  ["+33 (0)6 12 34 56 78", "+33 (0)6 12 34 56 78"],
  ["1234  5678", "1234  5678"],
  ["12345 ext", "12345 ext"],
  ["+49 30 1234 ext. 12", "+49 30 1234 ext. 12"],
  ["+49 30 1234 Durchwahl 12", "+49 30 1234 ext. 12"],
  ["+49 30 1234567, DW: 3", "+49 30 1234567 ext. 3"],
  ["+43 1 234567 - Nst. 9", "+43 1 234567 ext. 9"],
  ["+7 495 123-45-67 доб. 12", "+7 495 123-45-67 ext. 12"],
  ["(415) 555-2671 #12", "(415) 555-2671 ext. 12"],
  ["415-555-2671x12", "415-555-2671 ext. 12"],
  ["tel:+4989123456;ext=12", "+4989123456 ext. 12"],
  ["Tel.: +49 89 123456", "+49 89 123456"],
  ["+49 30 1234;5", "+49 30 1234;5"],
])("WORLD-05: the phone number %j is read as %j", (typed, tidied) => {
  expect(tidyPhone(typed)).toBe(tidied);
  expect(tidyPhone(tidied)).toBe(tidied);
});

test("LEAD-04, LEAD-14: a long text is read in linear time", () => {
  // In quadratic time each takes minutes.
  for (const filling of ["a", " ", ", "]) {
    const long = `${filling.repeat(1_000_000)}.`;
    expect(tidyPhone(long)).not.toContain("ext.");
  }
});
