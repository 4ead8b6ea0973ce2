// @vitest-environment jsdom
import { getSchema } from "@tiptap/core";
import { DOMParser as ProseMirrorParser } from "@tiptap/pm/model";
import { expect, test } from "vitest";
import { richTextExtensions, toRichText } from "#app/admin/editor/rich-text/rich-text-editor.tsx";
import { googleSamples } from "#tests/support/paste-samples/google.ts";
import { otherSamples } from "#tests/support/paste-samples/others.ts";
import { wordSamples } from "#tests/support/paste-samples/word.ts";
import { workspaceSamples } from "#tests/support/paste-samples/workspaces.ts";

import { cleanPaste } from "./clean-paste.ts";

const schema = getSchema(richTextExtensions);

function pasted(html: string) {
  const box = document.createElement("div");
  box.innerHTML = cleanPaste(html);
  return toRichText(ProseMirrorParser.fromSchema(schema).parse(box).toJSON());
}

const samples = [...wordSamples, ...googleSamples, ...workspaceSamples, ...otherSamples];

test.each(samples)(
  "BLOCK-03: a paste from $from keeps its structure and drops its styles",
  ({ html, document }) => {
    expect(pasted(html)).toEqual({ type: "doc", content: document });
  },
);

test("BLOCK-03: cleaning a paste twice gives the same result as cleaning it once", () => {
  for (const { html } of samples) {
    const once = cleanPaste(html);
    expect(cleanPaste(once)).toBe(once);
  }
});
