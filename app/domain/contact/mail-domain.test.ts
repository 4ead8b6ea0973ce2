import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { meantAddress, meantDomain } from "./mail-domain.ts";

describe("near misses of common mail domains", () => {
  test.each([
    ["gmial.com", "gmail.com"],
    ["gamil.com", "gmail.com"],
    ["gmal.com", "gmail.com"],
    ["gmaill.com", "gmail.com"],
    ["gnail.com", "gmail.com"],
    ["GMIAL.com", "gmail.com"],
    ["gmail.co", "gmail.com"],
    ["gmail.cm", "gmail.com"],
    ["gmail.con", "gmail.com"],
    ["gmial.con", "gmail.com"],
    ["hotmial.com", "hotmail.com"],
    ["hotmal.co.uk", "hotmail.co.uk"],
    ["outlok.com", "outlook.com"],
    ["yaho.com", "yahoo.com"],
    ["iclould.com", "icloud.com"],
    ["protonmail.cmo", "protonmail.com"],
    ["kestrel.con", "kestrel.com"],
    ["kestrel.ogr", "kestrel.org"],
  ])("WORLD-05: %s is probably %s", (typed, meant) => {
    expect(meantDomain(typed)).toBe(meant);
  });

  test.each([
    ...["gmail.com", "mail.com", "ymail.com", "email.com", "GMAIL.COM", "me.com", "gmx.at", "yahoo.es"],
    ...["kestrel.example", "he.com", "main.com", "key.com", "web.dev", "con.com", "example.co", "", "a"],
    ...["con.constructor", "x.constructor", "xn--kda4b0koi.example", "mail.gmail.com", "yahoo.com.br"],
  ])("WORLD-05: %s can be right", (domain) => {
    expect(meantDomain(domain)).toBeUndefined();
  });

  test("WORLD-05: a suggestion is never questioned itself", () => {
    const slips = fc.tuple(
      fc.constantFrom("gmail.com", "hotmail.com", "outlook.com", "kestrel.con", "a.cmo"),
      fc.nat(12),
      fc.constantFrom("", "a", "m", "."),
    );
    fc.assert(
      fc.property(slips, ([domain, at, letter]) => {
        const meant = meantDomain(domain.slice(0, at) + letter + domain.slice(at + 1));
        if (meant) expect(meantDomain(meant)).toBeUndefined();
      }),
    );
  });
});

test("WORLD-05: only a valid address gets a suggestion, as a whole", () => {
  expect(meantAddress("<Ines+web@gmial.com>")).toEqual({
    address: "Ines+web@gmail.com",
    domain: "gmail.com",
  });
  expect(meantAddress("ines@@gmial.com")).toBeUndefined();
  expect(meantAddress("")).toBeUndefined();
});
