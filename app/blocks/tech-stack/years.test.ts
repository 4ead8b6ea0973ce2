import { expect, test } from "vitest";
import { messagesIn } from "#app/languages/messages.server.ts";
import { costOfYear, yearsAndCost, yearsOf } from "./years.ts";

const graphql = { from: 2018, to: 2022, cost: 12 };
const swift = { from: 2016, cost: 4 };
const vue = { from: 2020, to: 2020 };

test("SITE-13: the scale covers all years up to now, and those of technologies that are still to be left", () => {
  expect(yearsOf([graphql, swift], 2024)).toEqual([2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024]);
  expect(yearsOf([{ from: 2025, to: 2027 }], 2026)).toEqual([2025, 2026, 2027]);
});

test("SITE-13: a year costs what was in use in it, its first and last year included", () => {
  const costs = [2015, 2016, 2018, 2022, 2023].map((year) => costOfYear([graphql, swift, vue], year));
  expect(costs).toEqual([0, 4, 16, 16, 4]);
});

test("SITE-13: years and costs are written in words", () => {
  const words = { unit: "days a year", messages: messagesIn("en").blocks.techStack };
  expect(yearsAndCost(graphql, { ...words, fact: undefined })).toBe("2018–2022 · 12 days a year");
  expect(yearsAndCost(swift, { ...words, fact: "Four days" })).toBe("Since 2016 · Four days");
  expect(yearsAndCost(vue, { ...words, fact: undefined })).toBe("2020");
});
