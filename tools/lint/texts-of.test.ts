import { expect, test } from "vitest";
import { textsOf } from "./texts-of.ts";

const textsIn = (text: string) => textsOf("app/a.tsx", text).map(({ line, text }) => `${line} ${text}`);

test("text of JSX, attributes and literals is found on one line, with … for values", () => {
  const text = [
    "<p>",
    "  Goes out",
    "  <b>today</b>, {count} left",
    "</p>;",
    `<Field label="kept" name="kept" title={\`Kept for \${days} days\`} />;`,
    'const saved = isNew ? "Saved." : "saved already";',
  ].join("\n");
  expect(textsIn(text)).toEqual([
    "2 Goes out",
    "3 today",
    "3 ,",
    "3 left",
    "5 kept",
    "5 Kept for … days",
    "6 Saved.",
    "6 saved already",
  ]);
});

test("keys, module paths, types, queries and comments are no texts", () => {
  const text = [
    'import { Away } from "./kept away.ts";',
    'type Kept = "Kept" | "Away";',
    "const rows = sql`select kept from rooms`;",
    'if (status === "kept") draw(); // Whoever drew it',
  ].join("\n");
  expect(textsIn(text)).toEqual([]);
});
