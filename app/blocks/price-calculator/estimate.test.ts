import "#app/languages/messages.server.ts";
import { expect, test } from "vitest";
import { declaredParameters } from "#app/http/declared-query.ts";
import { estimateOf, optionGroups } from "./estimate.ts";
import { priceCalculator } from "./schema.ts";

const prices = priceCalculator.props.parse(priceCalculator.example);
const priceOf = (query: string) => estimateOf(prices, new URLSearchParams(query), "en").price;

test("SITE-06: the price calculator adds work by its scope and extras", () => {
  expect(priceOf("")).toBe("€90,000–180,000");
  expect(priceOf("work=ai-trial")).toBe("€24,000");
  expect(priceOf("work=first-release-of-a-web-product&scope=several-kinds-of-users&extra=a-native-app")).toBe(
    "€171,000–332,000",
  );
});

test("SITE-06: a currency of letters is separated from the amount", () => {
  expect(estimateOf({ ...prices, currency: "PLN" }, new URLSearchParams(), "en").price).toBe(
    "PLN\u00a090,000–180,000",
  );
});

test("LANG-01: prices and factors of a German site are written as in German", () => {
  const price = (query: string) => estimateOf(prices, new URLSearchParams(query), "de").price;
  expect(price("")).toBe("90.000–180.000\u00a0€");
  expect(price("work=ai-trial")).toBe("24.000\u00a0€");
  const written = optionGroups(prices, "de").map(({ legend, options }) => [legend, options[1]?.price]);
  expect(written).toEqual([
    ["Vorhaben", "24.000\u00a0€"],
    ["Umfang", "× 1,4"],
    ["Zusätzlich", undefined],
  ]);
});

test("SITE-06: scope and extras do not change a fixed price", () => {
  const query = new URLSearchParams("work=ai-trial&scope=several-kinds-of-users&extra=a-native-app");
  expect(estimateOf(prices, query, "en").message).toBe("AI trial: €24,000");
});

test("SITE-06: unknown options of the price calculator change nothing", () => {
  expect(priceOf("work=castle&scope=&extra=moat&utm_source=x")).toBe("€90,000–180,000");
});

test("SITE-06: a page with the price calculator declares the options' parameters", () => {
  expect(declaredParameters("/pricing", ["price-calculator"])).toEqual(["work", "scope", "extra"]);
});
