import { expect, test } from "vitest";
import { renderToText } from "#tests/support/render-to-text.tsx";
import { BlockChange } from "./comparison.tsx";

const same = "The words are the same";

/** A rich text with one word. */
function text(marks: { type: string }[]) {
  const words = { type: "text", text: "Ferries", marks };
  const body = { type: "doc", content: [{ type: "paragraph", content: [words] }] };
  return { id: "a", type: "rich-text", version: 1, props: { body } };
}

test("PAGE-04: only a changed block can be reported as having the same text", () => {
  const block = { id: "a", type: "hero", version: 2, props: {} };
  expect(renderToText(<BlockChange pages={[]} difference={{ change: "added", block }} />)).not.toContain(
    same,
  );
  expect(renderToText(<BlockChange pages={[]} difference={{ change: "removed", block }} />)).not.toContain(
    same,
  );
  const [before, after] = [text([]), text([{ type: "bold" }])];
  expect(
    renderToText(<BlockChange pages={[]} difference={{ change: "changed", before, after }} />),
  ).toContain(same);
});
