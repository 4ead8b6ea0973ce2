import { expect, test } from "vitest";
import { linesOfProps } from "./lines-of-props.ts";

test("PAGE-04: a block's values are compared in words, one a line", () => {
  const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
  const props = {
    heading: "How it goes",
    label: "",
    steps: [{ title: "Find" }, { title: "Draft", isLast: true }],
    body: { type: "doc", content: [paragraph("One."), paragraph("Two.")] },
  };
  expect(linesOfProps(props)).toEqual([
    { name: "heading", text: "How it goes" },
    { name: "steps 1 title", text: "Find" },
    { name: "steps 2 title", text: "Draft" },
    { name: "steps 2 isLast", text: "true" },
    { name: "body", text: "One.\nTwo." },
  ]);
});
