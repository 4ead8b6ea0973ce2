import { expect, test } from "vitest";
import { blockFields } from "#app/blocks/block-label.ts";
import { linesOfProps } from "./lines-of-props.ts";

test("PAGE-04: a block's values are compared in words, one a line, called as in the editor", () => {
  const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
  const props = {
    heading: "How it goes",
    label: "",
    steps: [{ title: "Find" }, { title: "Draft", isLast: true }],
    body: { type: "doc", content: [paragraph("One."), paragraph("Two.")] },
  };
  expect(linesOfProps(props, blockFields("process-steps"))).toEqual([
    { name: "Heading", text: "How it goes" },
    { name: "Steps 1 Title", text: "Find" },
    { name: "Steps 2 Title", text: "Draft" },
    { name: "Steps 2 isLast", text: "yes" },
    { name: "body", text: "One.\nTwo." },
  ]);
});

test("PAGE-04: a file of the media library is told from words", () => {
  const props = { image: { mediaId: "7a8b", alt: "Boats" } };
  expect(linesOfProps(props, blockFields("hero"))).toEqual([
    { name: "Picture File", text: "7a8b", isMedia: true },
    { name: "Picture Alternative text", text: "Boats" },
  ]);
  expect(linesOfProps(props, blockFields("a kind that is gone"))).toHaveLength(2);
});
