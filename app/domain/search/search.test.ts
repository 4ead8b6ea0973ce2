import { expect, test } from "vitest";
import { readQuery } from "./search.ts";

test("READ-02: a query loses the invisible characters that a copied text brings along", () => {
  expect(readQuery("\u202afer\u00adry\u202c\u200b \ufeff bank\u0007")).toBe("ferry bank");
  expect(readQuery("👩\u200d💻 علی\u200cرضا")).toBe("👩\u200d💻 علی\u200cرضا");
});
