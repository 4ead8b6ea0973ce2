import { expect, test } from "vitest";
import { markdownToRichText } from "./from-markdown.ts";
import { richTextToMarkdown } from "./markdown.ts";

test("TASK-01, SAFE-05: HTML in Markdown is read as text, and only safe links are kept", () => {
  const hostile = [
    "<script>alert(1)</script>",
    'before <img src=x onerror="alert(1)"> after',
    "[run](javascript:alert(1)) ![x](javascript:alert(1))",
    "[data](data:text/html,<script>alert(1)</script>)",
  ].join("\n\n");
  const document = JSON.stringify(markdownToRichText(hostile));
  expect(document).toContain("<script>alert(1)</script>");
  expect(document).not.toMatch(/"(href|src)":"(javascript|data):/);
  expect(document).not.toContain('"type":"image"');
});

test("TASK-01: Markdown that rich text supports is converted, and task list boxes stay text", () => {
  const text = "**Two** things:\n\n- one\n- [see](https://kestrel.example/)\n\n`code`";
  expect(richTextToMarkdown(markdownToRichText(text))).toBe(text);
  const item = (...content: object[]) => ({ type: "listItem", content: [{ type: "paragraph", content }] });
  expect(markdownToRichText("- [ ] open\n- [x] **closed**").content).toEqual([
    {
      type: "bulletList",
      content: [
        item({ type: "text", text: "[ ] " }, { type: "text", text: "open" }),
        item({ type: "text", text: "[x] " }, { type: "text", text: "closed", marks: [{ type: "bold" }] }),
      ],
    },
  ]);
});
