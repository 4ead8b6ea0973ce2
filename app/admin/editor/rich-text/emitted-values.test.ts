import { expect, test } from "vitest";
import { EmittedValues } from "./emitted-values.ts";

const text = (words: string) => ({ type: "doc", content: [{ type: "text", text: words }] });

test("BLOCK-03: a form that lags behind never changes the text of its editor", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const emitted = new EmittedValues(text(""));
  const late: string[] = [];
  let typed = "";
  for (let key = 0; key < 2000; key += 1) {
    typed = random(4) === 0 ? typed.slice(0, -1) : typed + String.fromCharCode(97 + random(26));
    emitted.add(text(typed));
    late.push(typed);
    // The form renders none, one or several of the values at a time.
    for (let count = random(4); count > 0; count -= 1) {
      const next = late.shift();
      if (next !== undefined) expect(emitted.takesBack(text(next))).toBe(true);
    }
  }
  for (const next of late) expect(emitted.takesBack(text(next))).toBe(true);
});

test("BLOCK-03: an undo, a merge and a reset of the form reach the editor", () => {
  const [first, second, third] = [text("a"), text("ab"), text("abc")];
  const emitted = new EmittedValues(first);
  emitted.add(second);
  emitted.add(third);
  expect(emitted.takesBack(third)).toBe(true);
  expect(emitted.takesBack(second)).toBe(false);
  expect(emitted.takesBack(second)).toBe(true);
  expect(emitted.takesBack(text("merged"))).toBe(false);
});
