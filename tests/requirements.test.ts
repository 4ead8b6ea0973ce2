import { expect, test } from "vitest";
import requirements from "../docs/requirements.md?raw";

const tests = import.meta.glob<string>(
  ["../{app,db,demo,tests,tools}/**/*.test.{ts,tsx}", "./{e2e,engines}/**/*.spec.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/**
 * Requirements that are not built yet, by the part of the plan that implements them. A number leaves this list with the
 * test that covers it completely.
 */
const planned: Record<string, string[]> = {
  delivery: ["FAST-02"],
};

const numbers = [...new Set(requirements.match(/\b[A-Z]+-\d{2}\b/g))];
const titles = Object.values(tests).flatMap(
  (source) => source.match(/(?<=["'`])(?:[A-Z]+-\d{2}[,\s]*)+(?=:)/g) ?? [],
);
const covered = new Set(titles.flatMap((title) => title.match(/[A-Z]+-\d{2}/g) ?? []));
const later = new Set(Object.values(planned).flat());

test.each(numbers.filter((number) => !later.has(number)))("a test has %s in its title", (number) => {
  expect(covered).toContain(number);
});

test("the planned list has only requirements, each once", () => {
  const all = Object.values(planned).flat();
  expect(all).toHaveLength(later.size);
  expect(all.filter((number) => !numbers.includes(number))).toEqual([]);
});

test("tests name only existing requirements", () => {
  expect([...covered].filter((number) => !numbers.includes(number))).toEqual([]);
});
