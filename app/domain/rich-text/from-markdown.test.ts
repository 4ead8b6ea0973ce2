import { expect, test } from "vitest";
import { markdownToRichText, typedToRichText } from "./from-markdown.ts";
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

test.each(["> ", ">", "1. ", "- > ", "**a _", "*a_"])(
  "TASK-01: a typed text of nothing but %j, which would block the process or overflow its stack, stays as it is",
  (part) => {
    const text = `${part.repeat(20_000 / part.length)}x`;
    expect(typedToRichText(text).content).toEqual([
      { type: "codeBlock", attrs: { language: null }, content: [{ type: "text", text }] },
    ]);
  },
);

test("TASK-01: a typed text with quotes in quotes, rules and long lists is converted", () => {
  for (const text of [">>> quoted\n> answer", `text\n\n${"-".repeat(80)}`, "* item\n".repeat(500)])
    expect(typedToRichText(text)).toEqual(markdownToRichText(text));
});
