import { expect, test } from "vitest";
import { comparedAddresses } from "./compared-addresses.ts";

/** What the other address does not have, in brackets. */
function marked(asked: string, nearest: string) {
  const compared = comparedAddresses(asked, nearest);
  return [compared?.asked, compared?.nearest].map((parts) =>
    parts?.map(({ text, isShared }) => (isShared ? text : `[${text}]`)).join(""),
  );
}

test("ROUTE-04: two addresses are compared letter by letter", () => {
  expect(marked("/contct", "/contact")).toEqual(["/contct", "/cont[a]ct"]);
  expect(marked("/serviices/discovery", "/services/discovery")).toEqual([
    "/servi[i]ces/discovery",
    "/services/discovery",
  ]);
  expect(comparedAddresses("/news", "/news")?.similarity).toBe(1);
  expect(comparedAddresses("/wp-login.php", "/solutions")?.similarity).toBeLessThan(0.6);
  expect(comparedAddresses("", "")?.similarity).toBe(0);
});

test("ROUTE-04: a long address is compared by its first letters", () => {
  const compared = comparedAddresses(`/${"a".repeat(5000)}`, "/about");
  expect(compared?.asked.map(({ text }) => text).join("")).toHaveLength(100);
});

test("ROUTE-04: addresses that share too few letters are not compared", () => {
  expect(comparedAddresses("/contct", "/contact", 0.85)?.similarity).toBeCloseTo(14 / 15);
  expect(comparedAddresses("/contct", "/careers", 0.85)).toBeUndefined();
});
