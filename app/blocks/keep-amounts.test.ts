import { expect, test } from "vitest";
import { keepAmounts } from "./keep-amounts.ts";

test("LANG-01: a typed amount does not break before its unit, except in code", () => {
  const body = (text: string) => ({
    type: "doc",
    content: [
      { type: "paragraph", content: [{ type: "text", text }] },
      { type: "codeBlock", content: [{ type: "text", text: "5 €" }] },
    ],
  });
  const props = {
    price: "90.000–180.000 €",
    notes: ["10–20 % mehr", "CHF 5"],
    code: "5 €",
    body: body("9.500 € im Monat"),
  };
  expect(keepAmounts(props)).toEqual({
    price: "90.000–180.000\u00a0€",
    notes: ["10–20\u00a0% mehr", "CHF 5"],
    code: "5 €",
    body: body("9.500\u00a0€ im Monat"),
  });
  expect(keepAmounts({ text: "9 Wochen, 24000 EUR; in € und %", at: null, count: 3 })).toEqual({
    text: "9 Wochen, 24000\u00a0EUR; in € und %",
    at: null,
    count: 3,
  });
});
